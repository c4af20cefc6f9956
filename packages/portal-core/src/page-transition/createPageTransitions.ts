/** An entry of the tab's history. `key` is unique among the entries. */
export interface HistoryEntry {
  readonly key: string;
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
}

/** The way in which the user navigated: by a link, by a replaced entry, or by Back and Forward. */
export type NavigationKind = 'push' | 'replace' | 'pop';

/** The target of the scroll: the top, an element by its id, or a saved position in pixels. */
export type ScrollTarget =
  | { readonly to: 'top' }
  | { readonly to: 'element'; readonly id: string }
  | { readonly to: 'position'; readonly top: number };

/** The work after a navigation. When `isNewPage`, focus the page's heading and announce its title. */
export interface PageTransition {
  readonly scroll: ScrollTarget | null;
  readonly isNewPage: boolean;
}

/** Remembers scroll positions and decides the effects of each navigation. */
export interface PageTransitions {
  /** Saves the scroll position of the current entry, in pixels. Call it before the user leaves the entry. */
  leave(this: void, top: number): void;
  /**
   * Moves to `entry` and returns its page transition. `savedTop` is a scroll position from before a reload, where the host saved
   * one.
   */
  arrive(this: void, entry: HistoryEntry, kind: NavigationKind, savedTop?: number | null): PageTransition;
}

const maxEntries = 200;

/** Creates the memory of scroll positions, for the lifetime of the page. It holds the last 200 entries. */
export function createPageTransitions(): PageTransitions {
  const tops = new Map<string, number>();
  let current: HistoryEntry | null = null;
  return {
    leave(top) {
      if (current === null) return;
      tops.delete(current.key);
      tops.set(current.key, top);
      const [oldest] = tops.keys();
      if (tops.size > maxEntries && oldest !== undefined) tops.delete(oldest);
    },
    arrive(entry, kind, savedTop = null) {
      const transition = pageTransition(
        current,
        entry,
        kind === 'pop' ? (tops.get(entry.key) ?? savedTop) : null,
      );
      current = entry;
      return transition;
    },
  };
}

/**
 * Returns the page transition for an entry. `from` is null after a page load; `top` is the saved position when the user navigated
 * by Back or Forward.
 */
export function pageTransition(
  from: HistoryEntry | null,
  to: HistoryEntry,
  top: number | null,
): PageTransition {
  const isNewPage =
    from !== null && withoutTrailingSlash(from.pathname) !== withoutTrailingSlash(to.pathname);
  if (top !== null) return { scroll: { to: 'position', top }, isNewPage };
  // A new query with the same hash only changes the data, so the page does not scroll to the element again.
  const isHashWanted = from === null || isNewPage || from.hash !== to.hash || from.search === to.search;
  if (to.hash.length > 1 && isHashWanted) return { scroll: { to: 'element', id: idOf(to.hash) }, isNewPage };
  return { scroll: isNewPage ? { to: 'top' } : null, isNewPage };
}

function withoutTrailingSlash(pathname: string): string {
  return pathname.replace(/(?<=.)\/+$/, '');
}

function idOf(hash: string): string {
  const id = hash.slice(1);
  try {
    return decodeURIComponent(id);
  } catch {
    return id;
  }
}
