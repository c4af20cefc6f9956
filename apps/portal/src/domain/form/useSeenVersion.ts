import { useRef } from 'react';

/** The version of a thing that the user's changes are made from. */
export interface SeenVersion<Thing> {
  get(this: void): Thing;
  /** Whether the loaded version is newer, because somebody else saved. */
  isOutdated(this: void): boolean;
  /** Goes on with another version: the response of a save, or the loaded one when the user has decided about a conflict. */
  set(this: void, next: Thing): void;
}

/** Holds the version that the user saw. A response that arrives while the user types does not replace it unseen. */
export function useSeenVersion<Thing extends { readonly etag: string }>(loaded: Thing): SeenVersion<Thing> {
  const seen = useRef(loaded);
  // After a save the loaded version is an older one until it is loaded again.
  const replaced = useRef(new Set<string>());
  return {
    get: () => seen.current,
    isOutdated: () => loaded.etag !== seen.current.etag && !replaced.current.has(loaded.etag),
    set(next) {
      replaced.current.add(seen.current.etag);
      replaced.current.delete(next.etag);
      seen.current = next;
    },
  };
}
