// Written by `npm run generate` from the files in rules/: do not edit.
import maxDescriptionLength from "../../rules/max-description-length.js";
import maxTools from "../../rules/max-tools.js";
import noBrokenErrorText from "../../rules/no-broken-error-text.js";
import noCommandingDescription from "../../rules/no-commanding-description.js";
import noContradictoryAnnotations from "../../rules/no-contradictory-annotations.js";
import noDuplicateToolName from "../../rules/no-duplicate-tool-name.js";
import noErrorAsSuccess from "../../rules/no-error-as-success.js";
import noGenericErrorMessage from "../../rules/no-generic-error-message.js";
import noHiddenCharacters from "../../rules/no-hidden-characters.js";
import noHiddenErrorMessage from "../../rules/no-hidden-error-message.js";
import noInternalsInError from "../../rules/no-internals-in-error.js";
import noMisplacedIsError from "../../rules/no-misplaced-is-error.js";
import noMixedReadWrite from "../../rules/no-mixed-read-write.js";
import noProtocolErrorForToolFailure from "../../rules/no-protocol-error-for-tool-failure.js";
import noSecretInError from "../../rules/no-secret-in-error.js";
import noSwallowedFailure from "../../rules/no-swallowed-failure.js";
import noUnboundedOutput from "../../rules/no-unbounded-output.js";
import noVagueDescription from "../../rules/no-vague-description.js";
import requireAnnotations from "../../rules/require-annotations.js";
import requireIdempotencyKey from "../../rules/require-idempotency-key.js";
import requireParamDescription from "../../rules/require-param-description.js";
import requireToolDescription from "../../rules/require-tool-description.js";
import unreadTool from "../../rules/unread-tool.js";
import validAnnotations from "../../rules/valid-annotations.js";
import validInputSchema from "../../rules/valid-input-schema.js";
import validMeta from "../../rules/valid-meta.js";
import validToolName from "../../rules/valid-tool-name.js";
import validToolResult from "../../rules/valid-tool-result.js";
import type { McpRule } from "../rule.js";

export const rules = {
  "max-description-length": maxDescriptionLength,
  "max-tools": maxTools,
  "no-broken-error-text": noBrokenErrorText,
  "no-commanding-description": noCommandingDescription,
  "no-contradictory-annotations": noContradictoryAnnotations,
  "no-duplicate-tool-name": noDuplicateToolName,
  "no-error-as-success": noErrorAsSuccess,
  "no-generic-error-message": noGenericErrorMessage,
  "no-hidden-characters": noHiddenCharacters,
  "no-hidden-error-message": noHiddenErrorMessage,
  "no-internals-in-error": noInternalsInError,
  "no-misplaced-is-error": noMisplacedIsError,
  "no-mixed-read-write": noMixedReadWrite,
  "no-protocol-error-for-tool-failure": noProtocolErrorForToolFailure,
  "no-secret-in-error": noSecretInError,
  "no-swallowed-failure": noSwallowedFailure,
  "no-unbounded-output": noUnboundedOutput,
  "no-vague-description": noVagueDescription,
  "require-annotations": requireAnnotations,
  "require-idempotency-key": requireIdempotencyKey,
  "require-param-description": requireParamDescription,
  "require-tool-description": requireToolDescription,
  "unread-tool": unreadTool,
  "valid-annotations": validAnnotations,
  "valid-input-schema": validInputSchema,
  "valid-meta": validMeta,
  "valid-tool-name": validToolName,
  "valid-tool-result": validToolResult,
} satisfies Record<string, McpRule>;
