import type { Text } from "../model/text.js";
import { brokenIn, type Broken } from "./broken.js";
import { genericReason, type Generic } from "./generic.js";
import { internalsIn, type Internal } from "./internals.js";
import { secretsIn, type Secret } from "./secrets.js";

/**
 * Which rule speaks about a text. Where one mend cures two faults, the narrower rule has the word:
 * a text that prints rubbish is not called generic as well, and a secret is not called an internal as well.
 */
export const brokenFault = (text: Text, options: { readonly unnarrowed?: boolean } = {}): Broken | null => brokenIn(text, options)[0] ?? null;

export const genericFault = (text: Text, phrases: readonly string[] = []): Generic | null =>
  brokenIn(text).length > 0 ? null : genericReason(text, phrases);

export const secretFaults = (text: Text, names: readonly string[] = []): Secret[] => secretsIn(text, names);

/** A URL with a password is reported as a secret, not for the host and path it shows; other internals stand beside a secret. */
export function internalFaults(text: Text): Internal[] {
  const secret = secretsIn(text).some(({ what }) => what === "a URL with a password");
  return internalsIn(text).filter(({ kind }) => !(secret && kind === "path"));
}
