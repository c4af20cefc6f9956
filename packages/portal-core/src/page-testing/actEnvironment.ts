/** React's setting that each update has to be in `act`. Testing Library sets it. */
const react = globalThis as typeof globalThis & { IS_REACT_ACT_ENVIRONMENT?: boolean };
const openPages = new Set<object>();

/** Lets a page update whenever its requests and timers are done, as in a browser. */
export function leaveActEnvironment(page: object): void {
  if (react.IS_REACT_ACT_ENVIRONMENT !== true && openPages.size === 0) return;
  openPages.add(page);
  react.IS_REACT_ACT_ENVIRONMENT = false;
}

/** Restores React's setting after the last page. */
export function restoreActEnvironment(page: object): void {
  if (openPages.delete(page) && openPages.size === 0) react.IS_REACT_ACT_ENVIRONMENT = true;
}
