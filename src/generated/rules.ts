// Written by `npm run generate` from the files in rules/: do not edit.
import maxDescriptionLength from "../../rules/max-description-length.js";
import noBrokenErrorText from "../../rules/no-broken-error-text.js";
import noErrorAsSuccess from "../../rules/no-error-as-success.js";
import noGenericErrorMessage from "../../rules/no-generic-error-message.js";
import noHiddenErrorMessage from "../../rules/no-hidden-error-message.js";
import noInternalsInError from "../../rules/no-internals-in-error.js";
import noMisplacedIsError from "../../rules/no-misplaced-is-error.js";
import noMixedReadWrite from "../../rules/no-mixed-read-write.js";
import noProtocolErrorForToolFailure from "../../rules/no-protocol-error-for-tool-failure.js";
import noSecretInError from "../../rules/no-secret-in-error.js";
import noSwallowedFailure from "../../rules/no-swallowed-failure.js";
import requireToolDescription from "../../rules/require-tool-description.js";
import unreadTool from "../../rules/unread-tool.js";
import validToolResult from "../../rules/valid-tool-result.js";
import type { McpRule } from "../rule.js";

export const rules = {
  "max-description-length": maxDescriptionLength,
  "no-broken-error-text": noBrokenErrorText,
  "no-error-as-success": noErrorAsSuccess,
  "no-generic-error-message": noGenericErrorMessage,
  "no-hidden-error-message": noHiddenErrorMessage,
  "no-internals-in-error": noInternalsInError,
  "no-misplaced-is-error": noMisplacedIsError,
  "no-mixed-read-write": noMixedReadWrite,
  "no-protocol-error-for-tool-failure": noProtocolErrorForToolFailure,
  "no-secret-in-error": noSecretInError,
  "no-swallowed-failure": noSwallowedFailure,
  "require-tool-description": requireToolDescription,
  "unread-tool": unreadTool,
  "valid-tool-result": validToolResult,
} satisfies Record<string, McpRule>;
