/** True when one of the patterns means the path: `/a/b` is that path alone, `/a/*` is `/a` and everything below it. Queries play no part. */
export function matchesPath(path: string, patterns: readonly string[]): boolean {
  const pathname = pathOnly(path);
  return patterns.some((pattern) =>
    pattern.endsWith('/*') ? `${pathname}/`.startsWith(pattern.slice(0, -1)) : pathname === pattern,
  );
}

/** A path without its query: what may be logged and shown. */
export function pathOnly(path: string): string {
  return path.replace(/[?#].*/s, '');
}
