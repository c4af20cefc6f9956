import type { ResourceState } from '@quayside/portal-core/resource';
import { createStore, type ReadableStore } from '../page/createStore.ts';

/** The state of one card's data. */
export type CardReport = Pick<ResourceState<unknown>, 'status' | 'isStale' | 'receivedAtMs'>;

/** The state of all cards' data. */
export interface CardsSummary {
  readonly cards: number;
  /** The number of cards that could not load their data, or not update it. */
  readonly failed: number;
  readonly isRefreshing: boolean;
  /** When the oldest data arrived, in milliseconds since 1970; null while there is none. */
  readonly receivedAtMs: number | null;
}

/** Collects how far the cards of a dashboard are. */
export interface CardReports extends ReadableStore<CardsSummary> {
  /** Reports for one card. Returns a function that withdraws the report. */
  report(this: void, id: string, report: CardReport): () => void;
}

const empty: CardsSummary = { cards: 0, failed: 0, isRefreshing: false, receivedAtMs: null };

/** Creates the collection of one dashboard. */
export function createCardReports(): CardReports {
  const reports = new Map<string, CardReport>();
  const store = createStore<CardsSummary>(empty);
  const update = (): void => {
    const next = sumUp([...reports.values()]);
    if (!isSame(store.getSnapshot(), next)) store.set(next);
  };
  return {
    getSnapshot: store.getSnapshot,
    subscribe: store.subscribe,
    report(id, report) {
      reports.set(id, report);
      update();
      return () => {
        if (reports.get(id) !== report) return;
        reports.delete(id);
        update();
      };
    },
  };
}

function sumUp(reports: readonly CardReport[]): CardsSummary {
  const times = reports.flatMap(({ receivedAtMs }) => receivedAtMs ?? []);
  return {
    cards: reports.length,
    failed: reports.filter(({ status }) => status === 'failed').length,
    isRefreshing: reports.some(({ isStale }) => isStale),
    receivedAtMs: times.length === 0 ? null : Math.min(...times),
  };
}

function isSame(one: CardsSummary, other: CardsSummary): boolean {
  return (
    one.cards === other.cards &&
    one.failed === other.failed &&
    one.isRefreshing === other.isRefreshing &&
    one.receivedAtMs === other.receivedAtMs
  );
}
