/** Shared settings, under `settings["mcp-tools"]` of an ESLint config. */
export interface Settings {
  /** Follow imports into other files of the same project. */
  readonly crossFile: boolean;
}

export const defaultSettings: Settings = { crossFile: true };

/** The settings that hold, and what is wrong with those that were given: one clear sentence, or null. */
export interface ReadSettings {
  readonly value: Settings;
  readonly fault: string | null;
}

const KNOWN: Readonly<Record<keyof Settings, { readonly test: (value: unknown) => boolean; readonly wants: string }>> = {
  crossFile: { test: (value) => typeof value === "boolean", wants: "true or false" },
};

/** Reads and checks the shared settings. A wrong one never throws: it is stated, and the defaults hold instead. */
export function readSettings(all: unknown): ReadSettings {
  const given = (all as Record<string, unknown> | undefined)?.["mcp-tools"];
  if (given === undefined) return { value: defaultSettings, fault: null };
  if (typeof given !== "object" || given === null || Array.isArray(given)) {
    return faulty(`settings["mcp-tools"] must be an object: write { crossFile: true } or leave it out.`);
  }
  const value: Record<string, unknown> = { ...defaultSettings };
  for (const [key, setting] of Object.entries(given)) {
    if (!Object.hasOwn(KNOWN, key)) {
      const known = Object.keys(KNOWN).join(", ");
      return faulty(`settings["mcp-tools"] has no setting ${JSON.stringify(key)}: use one of ${known}, or remove it.`);
    }
    const { test, wants } = KNOWN[key as keyof Settings];
    if (!test(setting)) return faulty(`settings["mcp-tools"].${key} must be ${wants}: correct it, or remove it.`);
    value[key] = setting;
  }
  return { value: value as unknown as Settings, fault: null };
}

const faulty = (fault: string): ReadSettings => ({ value: defaultSettings, fault });
