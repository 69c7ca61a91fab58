import { agentSdk } from "./agent-sdk.js";
import { classTools } from "./class-tools.js";
import { cyanheads } from "./cyanheads.js";
import type { Dialect } from "./dialect.js";
import { fastmcp } from "./fastmcp.js";
import { jsonRpc } from "./json-rpc.js";
import { lowLevel } from "./low-level.js";
import { mcpFramework } from "./mcp-framework.js";
import { mcpLite } from "./mcp-lite.js";
import { mcpUse } from "./mcp-use.js";
import { effect } from "./effect.js";
import { extApps } from "./ext-apps.js";
import { factories } from "./factories.js";
import { fastmcpTs, muppet } from "./object-first.js";
import { frontMcp } from "./frontmcp.js";
import { keyedObjects } from "./keyed-objects.js";
import { leanMcp } from "./leanmcp.js";
import { liteMcp } from "./litemcp.js";
import { mastra } from "./mastra.js";
import { mcpNest } from "./mcp-nest.js";
import { moduleTools } from "./module-tools.js";
import { nuxt } from "./nuxt.js";
import { skybridge } from "./skybridge.js";
import { supabase } from "./supabase.js";
import { objectLiterals } from "./object-literals.js";
import { official } from "./official.js";
import { sunpeak } from "./sunpeak.js";
import { toolFunctions } from "./tool-functions.js";
import { tmcp } from "./tmcp.js";
import { wrappers } from "./wrappers.js";
import { xmcp } from "./xmcp.js";

/**
 * Every dialect, in the order in which they are asked: an object that one of them has read is not read again by the next. What the settings declare comes first.
 */
export const dialects: readonly Dialect[] = [toolFunctions, mcpNest, effect, mastra, leanMcp, frontMcp, extApps, skybridge, fastmcpTs, muppet, liteMcp, nuxt, supabase, mcpLite, tmcp, mcpUse, agentSdk, mcpFramework, xmcp, sunpeak, moduleTools, cyanheads, official, lowLevel, fastmcp, jsonRpc, factories, wrappers, classTools, keyedObjects, objectLiterals];
