/** Follows the path and resets change requests. */
export interface ChangeRequestReset {
  /** Call it after each navigation. */
  visit(this: void, pathname: string): void;
}

/** Calls `reset` when the user goes from a change request to the list or the dashboard of change requests (ROUTE-14). */
export function createChangeRequestReset(reset: () => void): ChangeRequestReset {
  let previous = '';
  return {
    visit(pathname) {
      const from = previous;
      previous = pathname;
      if (isChangeRequest(from) && isListOrDashboard(pathname)) reset();
    },
  };
}

function isChangeRequest(pathname: string): boolean {
  return /\/change-requests\/[^/]/i.test(pathname) && !isListOrDashboard(pathname);
}

function isListOrDashboard(pathname: string): boolean {
  return /\/change-requests(?:\/*$|\/dashboard(?:\/|$))/i.test(pathname);
}
