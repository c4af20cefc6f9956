import { plainPath } from './paths.ts';

/** Where a navigation ended. `key` tells one entry of the history from another. */
export interface Place {
  readonly key: string;
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
}

/** How one got there: by a link, by a replaced entry, or by Back and Forward. */
export type NavigationKind = 'push' | 'replace' | 'pop';

/** Where to scroll: to the top, to the element with an id, or to where the page stood (pixels). */
export type ScrollTarget =
  | { readonly to: 'top' }
  | { readonly to: 'element'; readonly id: string }
  | { readonly to: 'position'; readonly top: number };

/** What is due after a navigation. `isNewPage`: its heading takes the focus, and its title is announced. */
export interface PageTransition {
  readonly scroll: ScrollTarget | null;
  readonly isNewPage: boolean;
}

/** The page's places in this tab's history. */
export interface PageTransitions {
  /** How far the present place is scrolled, in pixels; call it before it is left. */
  leave(this: void, top: number): void;
  /** What is due at the next place. `kept`: where the place was left before this page was loaded, for who has kept that. */
  arrive(this: void, place: Place, kind: NavigationKind, kept?: number | null): PageTransition;
}

const mostPlaces = 200;

/** Builds the memory of places; it is gone with the page. */
export function createPageTransitions(): PageTransitions {
  const tops = new Map<string, number>();
  let present: Place | null = null;
  return {
    leave(top) {
      if (present === null) return;
      tops.delete(present.key);
      tops.set(present.key, top);
      const [oldest] = tops.keys();
      if (tops.size > mostPlaces && oldest !== undefined) tops.delete(oldest);
    },
    arrive(place, kind, kept = null) {
      const arrival = pageTransition(present, place, kind === 'pop' ? (tops.get(place.key) ?? kept) : null);
      present = place;
      return arrival;
    },
  };
}

/** What is due at a place. `from` is null when the page was loaded there; `top` is where it stood when Back or Forward led there. */
export function pageTransition(from: Place | null, to: Place, top: number | null): PageTransition {
  const isNewPage = from !== null && plainPath(from.pathname) !== plainPath(to.pathname);
  if (top !== null) return { scroll: { to: 'position', top }, isNewPage };
  // Another query with the same hash asks for other data, not for the place that was asked for before.
  const isSought = from === null || isNewPage || from.hash !== to.hash || from.search === to.search;
  if (to.hash.length > 1 && isSought) return { scroll: { to: 'element', id: idOf(to.hash) }, isNewPage };
  return { scroll: isNewPage ? { to: 'top' } : null, isNewPage };
}

function idOf(hash: string): string {
  const id = hash.slice(1);
  try {
    return decodeURIComponent(id);
  } catch {
    return id;
  }
}
