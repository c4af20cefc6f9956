/** A path without the slashes at its end, so that `/support/` is `/support`. */
export function plainPath(pathname: string): string {
  return pathname.replace(/(?<=.)\/+$/, '');
}
