import type { HistoryEntry, NavigationKind } from '@quayside/portal-core/page-transition';

/** The router's key for every entry that it did not create. */
const FOREIGN_KEY = 'default';

/** Gives a history entry a key of its own. The router reports a link to a hash of the same page as `pop` with a shared key; it becomes a `push`. */
export function historyEntry(entry: HistoryEntry, kind: NavigationKind): [HistoryEntry, NavigationKind] {
  if (entry.key !== FOREIGN_KEY) return [entry, kind];
  const state: unknown = window.history.state;
  const kept = keyOf(state);
  if (kept !== null) return [{ ...entry, key: kept }, kind];
  const key = crypto.randomUUID();
  window.history.replaceState({ ...(typeof state === 'object' && state), key }, '');
  return [{ ...entry, key }, 'push'];
}

/** Saves the scroll position in the history entry, so that it survives a reload. */
export function keepTop(top: number): void {
  window.history.replaceState({ ...window.history.state, top }, '');
}

/** The scroll position saved in the history entry; null without one. */
export function keptTop(): number | null {
  const state: unknown = window.history.state;
  if (typeof state !== 'object' || state === null || !('top' in state)) return null;
  return typeof state.top === 'number' ? state.top : null;
}

function keyOf(state: unknown): string | null {
  if (typeof state !== 'object' || state === null || !('key' in state)) return null;
  return typeof state.key === 'string' ? state.key : null;
}
