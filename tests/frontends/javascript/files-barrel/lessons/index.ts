export * from "./names.js";
export { refuse as refuseLesson } from "./refuse.js";
