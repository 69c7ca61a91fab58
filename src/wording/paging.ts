import { wordsOf } from "./words.js";

/** Words in the name of a parameter that bounds how much comes back. */
const BOUNDS = new Set(
  ("limit page pages pagesize perpage cursor offset max maximum count size top first last take skip after before start end since until from to head tail num n range batch results rows per next token days hours depth length lines k date year month week day period timeframe window summary fields verbosity format").split(" "),
);

/** Whether a parameter bounds how much comes back: `limit`, `max_results`, `nextCursor`, `since`. */
export const isBound = (parameter: string): boolean => wordsOf(parameter).some((word) => BOUNDS.has(word));

/** Words in code or in a description that speak of a bound. */
export const speaksOfBound = (text: string): boolean =>
  /\.slice\(|\.splice\(|\blimit|\btop\b|per_?page|page_?size|max_?results|\bmaxItems|truncat|paginat|\bcursor|\bhas_?more|next_?page|\.take\(|\bsubstring\(|\bat most\b|\bup to \d|\bfirst \d|\blast \d|\blatest \d|\bmost recent\b|\bhead\b/i.test(text);
