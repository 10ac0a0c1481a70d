/** Whether whoever looks asked for little motion. */
export const isQuiet = (): boolean => matchMedia("(prefers-reduced-motion: reduce)").matches;
