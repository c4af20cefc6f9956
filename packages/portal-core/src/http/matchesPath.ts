/** True when a pattern matches the path: `/a/b` matches that path only, `/a/*` matches `/a` and everything below it. Queries are ignored. */
export function matchesPath(path: string, patterns: readonly string[]): boolean {
  const pathname = pathOnly(path);
  return patterns.some((pattern) =>
    pattern.endsWith('/*') ? `${pathname}/`.startsWith(pattern.slice(0, -1)) : pathname === pattern,
  );
}

/** Returns a path without its query, which is safe to log and to show. */
export function pathOnly(path: string): string {
  return path.replace(/[?#].*/s, '');
}
