/** A path without the slashes at its end, so that `/support/` is `/support`. */
export function plainPath(pathname: string): string {
  return pathname.replace(/(?<=.)\/+$/, '');
}

/** True where the live chat may be, in whatever case the address is written: on support cases and provisioning cases. Anywhere else it is torn down (CHAT-5). */
export function isLiveChatPath(pathname: string): boolean {
  return /\/(?:provisioning-cases|support\/cases)(?:\/|$)/i.test(pathname);
}

/** True when somebody goes from a change request to the list or the dashboard of change requests, which resets what was kept of it (ROUTE-14). */
export function leavesChangeRequest(from: string, to: string): boolean {
  return isChangeRequest(from) && (isChangeRequestDashboard(to) || /\/change-requests$/i.test(plainPath(to)));
}

function isChangeRequest(pathname: string): boolean {
  return /\/change-requests\/[^/]/i.test(pathname) && !isChangeRequestDashboard(pathname);
}

function isChangeRequestDashboard(pathname: string): boolean {
  return /\/change-requests\/dashboard(?:\/|$)/i.test(pathname);
}
