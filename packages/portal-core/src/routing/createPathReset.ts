/** Follows the path, and calls `reset` when it leaves what a rule says. */
export interface PathReset {
  /** The path the page stands on now. */
  visit(this: void, pathname: string): void;
}

/** Builds it; the first path leaves nothing. */
export function createPathReset(leaves: (from: string, to: string) => boolean, reset: () => void): PathReset {
  let previous: string | null = null;
  return {
    visit(pathname) {
      const from = previous;
      previous = pathname;
      if (from !== null && leaves(from, pathname)) reset();
    },
  };
}
