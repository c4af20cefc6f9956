/** Returns the case number in a path, or null. */
export function caseNumberOf(pathname: string): string | null {
  const [, piece] = /\/(?:provisioning-cases|support\/cases)\/([^/]+)/i.exec(pathname) ?? [];
  if (piece === undefined) return null;
  try {
    return decodeURIComponent(piece);
  } catch {
    return piece;
  }
}
