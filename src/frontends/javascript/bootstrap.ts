import fs from "node:fs";
import path from "node:path";
import { manifestFolderOf } from "./manifest.js";

/** What the start of a Nest application does with exceptions of all its controllers, as far as its project shows. */
export type GlobalFilters =
  /** The application is made in sight, and nothing catches exceptions for all controllers. */
  | "none"
  /** Something does, or may do. */
  | "some"
  /** The application is made somewhere else, or the project is too large to look through. */
  | "unknown";

/** Files and folders that are looked through in a project, and the size up to which a file is read. */
const MAX_ENTRIES = 3_000;
const MAX_BYTES = 300_000;
/** How long an answer holds, in milliseconds, so that the files of one run do not each look through the project. */
const HOLDS = 2_000;

const SOURCE = /(?<!\.d)\.[cm]?[jt]s$/;
const SKIPPED = /^(?:node_modules|dist|build|out|coverage|tests?|e2e|__tests__|\..*)$/;
const TEST = /[.-](?:spec|test)\.[cm]?[jt]s$/;
const NEST = /\b(?:from|require\()\s*["']@nestjs\//;
const STARTS = /\bNestFactory\s*\.\s*create/;
const CATCHES = /\buseGlobalFilters\b|\bAPP_FILTER\b|\bNestInterceptor\b[\s\S]*\bcatchError\b|\bcatchError\b[\s\S]*\bNestInterceptor\b/;

/** What a project shows: `unstarted` where nothing in it starts an application. */
type Shown = GlobalFilters | "unstarted";

const startsIn = (text: string): boolean => STARTS.test(text) && NEST.test(text);
const catchesIn = (text: string): boolean => CATCHES.test(text) && NEST.test(text);

const answers = new Map<string, { readonly until: number; readonly answer: Shown }>();
const signs = new Map<string, { readonly mtime: number; readonly size: number; readonly starts: boolean; readonly catches: boolean }>();

/** Whether filters for the whole application are set where the project of a file starts it: `text` is what the file itself says. */
export function globalFiltersOf(file: string, text: string): GlobalFilters {
  if (catchesIn(text)) return "some";
  const folder = manifestFolderOf(file);
  const shown = folder === null ? "unstarted" : inProject(folder);
  if (shown !== "unstarted") return shown;
  return startsIn(text) ? "none" : "unknown";
}

function inProject(folder: string): Shown {
  const known = answers.get(folder);
  if (known && known.until > Date.now()) return known.answer;
  const answer = lookThrough(folder);
  answers.set(folder, { until: Date.now() + HOLDS, answer });
  return answer;
}

function lookThrough(root: string): Shown {
  let starts = false;
  let left = MAX_ENTRIES;
  const open = [root];
  for (let folder = open.pop(); folder !== undefined; folder = open.pop()) {
    for (const entry of entriesOf(folder)) {
      if (left-- <= 0) return "unknown";
      const full = path.join(folder, entry.name);
      if (entry.isDirectory() && !SKIPPED.test(entry.name)) open.push(full);
      if (!entry.isFile() || !SOURCE.test(entry.name) || TEST.test(entry.name)) continue;
      const found = signsOf(full);
      if (found.catches) return "some";
      starts ||= found.starts;
    }
  }
  return starts ? "none" : "unstarted";
}

function entriesOf(folder: string): fs.Dirent[] {
  try {
    return fs.readdirSync(folder, { withFileTypes: true });
  } catch {
    // A folder that may not be read, or has just gone, shows nothing.
    return [];
  }
}

function signsOf(file: string): { readonly starts: boolean; readonly catches: boolean } {
  const stat = fs.statSync(file, { throwIfNoEntry: false });
  if (!stat || stat.size > MAX_BYTES) return { starts: false, catches: false };
  const known = signs.get(file);
  if (known?.mtime === stat.mtimeMs && known.size === stat.size) return known;
  const text = fs.readFileSync(file, "utf8");
  const found = { mtime: stat.mtimeMs, size: stat.size, starts: startsIn(text), catches: catchesIn(text) };
  signs.set(file, found);
  return found;
}
