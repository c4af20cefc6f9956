import type { HistoryEntry, NavigationKind } from '@quayside/portal-core/page-transition';

/** What the router calls every entry that it did not make itself. */
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
