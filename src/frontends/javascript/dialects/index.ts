import type { Dialect } from "./dialect.js";
import { fastmcp } from "./fastmcp.js";
import { lowLevel } from "./low-level.js";
import { objectLiterals } from "./object-literals.js";
import { official } from "./official.js";

/** Every dialect, in the order in which they are asked: an object that one of them has read is not read again by the next. */
export const dialects: readonly Dialect[] = [official, lowLevel, fastmcp, objectLiterals];
