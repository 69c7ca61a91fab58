/** In place of Nitro, which runs the Nuxt module: no request is under way, and nothing is hooked or cached. */
export const useEvent = (): never => {
  throw new Error("There is no request here.");
};
export const useNitroApp = () => ({ hooks: { callHook: async () => {} } });
export const defineCachedFunction = <Fn>(run: Fn): Fn => run;
export default useNitroApp;
