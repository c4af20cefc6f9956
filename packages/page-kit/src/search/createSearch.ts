import type { Clock, HttpClient, PortalError } from '@quayside/portal-core';
import {
  askAll,
  type Contribution,
  type SearchResult,
  type SearchResults,
  type SearchSource,
} from '@quayside/portal-core/areas';
import { createStore, type ReadableStore } from '../page/createStore.ts';
import { hasShapeOf } from './identifiers.ts';

/** A search source with the id of its area. */
export type Source = Contribution<SearchSource>;

/** The state of one source. */
export type SourceState = { readonly source: Source } & (
  | { readonly status: 'waiting' }
  | { readonly status: 'responded'; readonly items: readonly SearchResult[]; readonly total: number }
  | { readonly status: 'failed'; readonly error: PortalError }
);

/** The results of a search so far. */
export interface SearchSnapshot {
  /** The searched text; empty before the first search. */
  readonly text: string;
  /** Every source that was asked, in the order in which they were given. */
  readonly sources: readonly SourceState[];
  /** The kinds whose results are shown, in the order in which they stay: exact identifiers first, late ones last. */
  readonly shownKinds: readonly string[];
}

/** Asks the search sources of all areas at once. Those whose identifiers look like the text have a head start. */
export interface Search extends ReadableStore<SearchSnapshot> {
  /** Searches for a text. The results of the text before are dropped. An empty text finds nothing. */
  search(this: void, text: string, sources: readonly Source[]): void;
  /** Asks those sources again that failed. */
  retry(this: void): void;
  /** Drops the sources that have not responded. */
  stop(this: void): void;
}

/** The most results that a source returns. */
export interface SearchOptions {
  limit: number;
}

export interface SearchPorts {
  http: HttpClient;
  clock: Clock;
}

/** The longest time that results wait for those that come before them. */
const GATHER_MS = 600;

/**
 * The head start of a source whose identifiers look like the text. A browser sends six requests at a time, and a busy backend responds
 * in turn: without it, an identifier waits for every source that cannot have it, and may miss its time-out.
 */
const HEAD_START_MS = 250;

/** A search whose sources have not responded. An empty text asks none. */
export function beginSearch(text: string, sources: readonly Source[]): SearchSnapshot {
  const asked = text === '' ? [] : sources;
  return { text, sources: asked.map((source) => ({ source, status: 'waiting' })), shownKinds: [] };
}

/** Creates a search. Each source has two seconds; one that throws, hangs or responds late leaves the others working. */
export function createSearch({ limit }: SearchOptions, { http, clock }: SearchPorts): Search {
  const store = createStore(beginSearch('', []));
  let run = new AbortController();
  let cancelGathering: (() => void) | null = null;
  let cancelHeadStart: (() => void) | null = null;
  let isGathered = false;

  function stop(): void {
    run.abort();
    cancelHeadStart?.();
    cancelHeadStart = null;
    cancelGathering?.();
    cancelGathering = null;
    isGathered = false;
  }

  function ask(sources: readonly Source[]): void {
    const { signal } = run;
    for (const source of sources) void askOne(source, signal);
  }

  /** Asks the sources whose identifiers look like the text, and the others once these have responded. */
  async function askLikelyFirst(text: string, sources: readonly Source[]): Promise<void> {
    const likely = sources.filter((source) => hasShapeOf(source, text));
    const others = sources.filter((source) => !likely.includes(source));
    const { signal } = run;
    if (likely.length > 0) {
      const hasEnded = new Promise<void>((resolve) => {
        cancelHeadStart = clock.setTimeout(resolve, HEAD_START_MS);
      });
      await Promise.race([hasEnded, Promise.all(likely.map((source) => askOne(source, signal)))]);
      if (signal.aborted) return;
      cancelHeadStart?.();
      cancelHeadStart = null;
    }
    ask(others);
  }

  async function askOne(source: Source, signal: AbortSignal): Promise<void> {
    const { text } = store.getSnapshot();
    const [outcome] = await askAll(
      [source],
      {
        ask: async (one, ended) =>
          readResults(await (await one.search())({ text, limit, http, signal: ended })),
        what: `The search source ${source.label}`,
        signal,
      },
      // The page reports the errors that its sources throw.
      { clock, onFailure: () => undefined },
    );
    if (signal.aborted || outcome === undefined) return;
    settle(
      outcome.status === 'failed' ? outcome : { source, status: 'responded', ...exactFirst(outcome.value) },
    );
  }

  function settle(settled: SourceState): void {
    const snapshot = store.getSnapshot();
    const sources = snapshot.sources.map((state) => (state.source === settled.source ? settled : state));
    store.set({ ...snapshot, sources });
    if (sources.every(({ status }) => status !== 'waiting')) endGathering();
    else {
      if (!isGathered) cancelGathering ??= clock.setTimeout(endGathering, GATHER_MS);
      show();
    }
  }

  function endGathering(): void {
    cancelGathering?.();
    cancelGathering = null;
    isGathered = true;
    show();
  }

  /**
   * Adds results below the shown ones: all that have arrived, or, while results are gathered, those that no other result can
   * precede.
   */
  function show(): void {
    const snapshot = store.getSnapshot();
    const isNew = ({ status, source }: SourceState): boolean =>
      status === 'responded' && !snapshot.shownKinds.includes(source.kind);
    const added = (isGathered ? snapshot.sources : inTurn(snapshot)).filter(isNew);
    const inOrder = [...added.filter(hasExact), ...added.filter((state) => !hasExact(state))];
    const shownKinds = [...snapshot.shownKinds, ...inOrder.map(({ source }) => source.kind)];
    store.set({ ...snapshot, shownKinds });
  }

  return {
    getSnapshot: store.getSnapshot,
    subscribe: store.subscribe,
    search(text, sources) {
      stop();
      run = new AbortController();
      const begun = beginSearch(text, sources);
      store.set(begun);
      void askLikelyFirst(
        text,
        begun.sources.map(({ source }) => source),
      );
    },
    retry() {
      const snapshot = store.getSnapshot();
      const failed = snapshot.sources.filter(({ status }) => status === 'failed').map(({ source }) => source);
      if (snapshot.shownKinds.length === 0) isGathered = false;
      store.set({
        ...snapshot,
        sources: snapshot.sources.map((state) =>
          state.status === 'failed' ? { source: state.source, status: 'waiting' } : state,
        ),
      });
      ask(failed);
    },
    stop,
  };
}

/** Reads results at once, so that a source that breaks its contract fails alone. */
function readResults({ items, total }: SearchResults): SearchResults {
  return { items: [...items], total: Math.max(total, items.length) };
}

function exactFirst({ items, total }: SearchResults): SearchResults {
  return { items: items.toSorted((a, b) => Number(b.isExact ?? false) - Number(a.isExact ?? false)), total };
}

/** The sources that nothing can come before: one with an exact identifier at first, then those without a waiting source before them. */
function inTurn({ text, sources, shownKinds }: SearchSnapshot): readonly SourceState[] {
  const firstWaiting = sources.findIndex(({ status }) => status === 'waiting');
  const leading = firstWaiting === -1 ? sources : sources.slice(0, firstWaiting);
  if (shownKinds.length > 0) return leading;
  const exact = sources.filter(hasExact);
  // No identifier is without a digit.
  const mayBeExact = /\d/.test(text);
  if (exact.length === 0 && mayBeExact) return [];
  return [...exact, ...leading.filter((state) => !hasExact(state))];
}

function hasExact(state: SourceState): boolean {
  return state.status === 'responded' && state.items[0]?.isExact === true;
}
