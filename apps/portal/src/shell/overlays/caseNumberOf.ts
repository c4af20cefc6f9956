/** The number of the case that a path is about; null when it is about none. */
export function caseNumberOf(pathname: string): string | null {
  const [, piece] = /\/(?:provisioning-cases|support\/cases)\/([^/]+)/i.exec(pathname) ?? [];
  if (piece === undefined) return null;
  try {
    return decodeURIComponent(piece);
  } catch {
    return piece;
  }
}
