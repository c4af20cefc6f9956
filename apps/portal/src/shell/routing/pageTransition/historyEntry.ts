import type { NavigationKind, Place } from '@quayside/portal-core/routing';

/** What the router calls every entry that it did not make itself. */
const FOREIGN_KEY = 'default';

/** A place with a key of its own, and the way there. A link within a page makes an entry that the router takes for one that was come back to. */
export function historyEntry(place: Place, kind: NavigationKind): [Place, NavigationKind] {
  if (place.key !== FOREIGN_KEY) return [place, kind];
  const state: unknown = window.history.state;
  const kept = keyOf(state);
  if (kept !== null) return [{ ...place, key: kept }, kind];
  const key = crypto.randomUUID();
  window.history.replaceState({ ...(typeof state === 'object' && state), key }, '');
  return [{ ...place, key }, 'push'];
}

/** Keeps with the history's entry how far it is scrolled, so that a reload does not lose it. */
export function keepTop(top: number): void {
  window.history.replaceState({ ...window.history.state, top }, '');
}

/** How far the entry was scrolled when it was last kept; null when it never was. */
export function keptTop(): number | null {
  const state: unknown = window.history.state;
  if (typeof state !== 'object' || state === null || !('top' in state)) return null;
  return typeof state.top === 'number' ? state.top : null;
}

function keyOf(state: unknown): string | null {
  if (typeof state !== 'object' || state === null || !('key' in state)) return null;
  return typeof state.key === 'string' ? state.key : null;
}
