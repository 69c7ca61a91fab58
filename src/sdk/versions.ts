import type { Channel } from "../model/channel.js";
import { channels, type ChannelId } from "./channels.js";

/** A version of a package, and where it was read. */
export interface SdkVersion {
  /** As it is written there: `1.23.1`. */
  readonly version: string;
  /** How messages name the place: `package-lock.json`, `the settings`. */
  readonly from: string;
}

/** A row of the channel table that depends on the version of a package, and the rows that hold for older ones. */
interface Line {
  readonly package: string;
  /** The first whose bound is above the version holds; none of them does for a version that is new enough. */
  readonly older: readonly { readonly below: string; readonly channel: ChannelId }[];
}

/** Recorded by running the versions on both sides of each bound. */
const LINES: Readonly<Partial<Record<ChannelId, Line>>> = {
  "sdk-v1": { package: "@modelcontextprotocol/sdk", older: [{ below: "1.24.0", channel: "sdk-v1-unchecked" }] },
  "sdk-v1-low-level": { package: "@modelcontextprotocol/sdk", older: [{ below: "1.24.0", channel: "sdk-v1-low-level-unchecked" }] },
  "mcp-nest": { package: "@rekog/mcp-nest", older: [{ below: "2.0.0", channel: "mcp-nest-1" }] },
  "mcp-nest-filtered": { package: "@rekog/mcp-nest", older: [{ below: "2.0.0", channel: "mcp-nest-1" }] },
};

/** Packages on whose version a channel depends. */
export const VERSIONED: readonly string[] = [...new Set(Object.values(LINES).map((line) => line.package))];

/** The package on whose version a row depends; null where all recorded versions behave alike. */
export const packageOf = (id: string): string | null => LINES[id as ChannelId]?.package ?? null;

/** The row that holds for a version, with a label that names it. Without a version it is the newest row. */
export function channelAt(channel: Channel, found: SdkVersion | null): Channel {
  const line = LINES[channel.id as ChannelId];
  if (!line || !found) return channel;
  const older = line.older.find(({ below }) => isBelow(found.version, below));
  const row: Channel = older ? channels[older.channel] : channel;
  return { ...row, label: `${row.label.replace(/ \d[\w.]*$/, "")} ${found.version} (${found.from})` };
}

const NUMBERS = /^v?(\d+)(?:\.(\d+))?(?:\.(\d+))?(?:[-+.].*)?$/;

/** Whether a text is one version, not a range. */
export const isVersion = (text: string): boolean => NUMBERS.test(text.trim());

/** Whether a version comes before another. A pre-release counts as what it leads to, since it behaves like that. */
export function isBelow(version: string, bound: string): boolean {
  const [a, b] = [version, bound].map((text) => (NUMBERS.exec(text.trim()) ?? []).slice(1).map((part) => Number(part ?? 0)));
  for (let index = 0; index < 3; index++) {
    const difference = (a?.[index] ?? 0) - (b?.[index] ?? 0);
    if (difference !== 0) return difference < 0;
  }
  return false;
}
