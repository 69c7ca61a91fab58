import path from "node:path";
import { projectRoot } from "../project.js";

/** How many tools were counted, and how many of them were read, followed, and followed to an ending that is known. */
export interface Share {
  readonly tools: number;
  readonly read: number;
  readonly followed: number;
  readonly ended: number;
}

/** A tool that was counted and not read, read and not followed, or read and not counted. */
export interface Fault {
  /** `path:line` in the repository. */
  readonly at: string;
  readonly name: string | null;
  readonly form: string;
  readonly family: string;
  /** What the front end says itself; empty if it says nothing. */
  readonly why: string;
}

/** What was measured in one repository. */
export interface Measured {
  /** `owner/name` on GitHub. */
  readonly repository: string;
  readonly commit: string;
  /** How many tools the front end read, a definition and its registration counted apart. */
  readonly read: number;
  readonly families: Readonly<Record<string, Share>>;
  readonly missed: readonly Fault[];
  readonly unfollowed: readonly Fault[];
  readonly extras: readonly Fault[];
}

/** The results that are committed. */
export const MEASURED = path.join(projectRoot, "src/dev/reading/measured.json");
