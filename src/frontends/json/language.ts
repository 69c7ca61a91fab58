import { JSONLanguage } from "@eslint/json";

/** JSON files that hold the tools of a server, as a language of ESLint: the parser and the source code of `@eslint/json`. */
export const toolListLanguage = new JSONLanguage({ mode: "json" });
