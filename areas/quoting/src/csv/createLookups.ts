import { createStore, type ReadableStore } from '@quayside/page-kit/page';
import type { Address } from '../api.ts';
import type { Lookup } from './checkRows.ts';

/** The addresses of many postcodes, as far as they are loaded. */
export interface LookupsState {
  readonly byPostcode: ReadonlyMap<string, Lookup>;
  /** The number of finished lookups, out of `total`. */
  readonly done: number;
  readonly total: number;
  readonly isRunning: boolean;
}

/** Looks up the addresses of many postcodes, a few at a time. */
export interface Lookups extends ReadableStore<LookupsState> {
  /** Looks up those that were not looked up yet. */
  ask(this: void, postcodes: readonly string[]): void;
  /** Stops. A postcode without a result counts as failed, and can be retried. */
  cancel(this: void): void;
  retry(this: void): void;
}

const AT_ONCE = 4;

/** Creates the look-ups. `find` may reject; nothing is requested before `ask`. */
export function createLookups(find: (postcode: string) => Promise<readonly Address[]>): Lookups {
  const store = createStore<LookupsState>({ byPostcode: new Map(), done: 0, total: 0, isRunning: false });
  let waiting: string[] = [];
  let inFlight = 0;
  let run = 0;

  function set(entries: readonly (readonly [string, Lookup])[]): void {
    const byPostcode = new Map([...store.getSnapshot().byPostcode, ...entries]);
    const total = byPostcode.size;
    const done = [...byPostcode.values()].filter(({ status }) => status !== 'waiting').length;
    store.set({ byPostcode, done, total, isRunning: done < total });
  }

  async function lookUp(postcode: string, mine: number): Promise<void> {
    let result: Lookup;
    try {
      result = { status: 'found', addresses: await find(postcode) };
    } catch {
      result = { status: 'failed' };
    }
    // A response after a cancellation is welcome all the same, but begins nothing.
    if (mine === run || result.status === 'found') set([[postcode, result]]);
    if (mine !== run) return;
    inFlight -= 1;
    next();
  }

  function next(): void {
    while (inFlight < AT_ONCE) {
      const postcode = waiting.shift();
      if (postcode === undefined) return;
      inFlight += 1;
      void lookUp(postcode, run);
    }
  }

  function begin(postcodes: readonly string[]): void {
    if (postcodes.length === 0) return;
    set(postcodes.map((postcode) => [postcode, { status: 'waiting' }] as const));
    waiting.push(...postcodes);
    next();
  }

  return {
    getSnapshot: store.getSnapshot,
    subscribe: store.subscribe,
    ask(postcodes) {
      const { byPostcode } = store.getSnapshot();
      begin([...new Set(postcodes)].filter((postcode) => !byPostcode.has(postcode)));
    },
    cancel() {
      run += 1;
      inFlight = 0;
      waiting = [];
      const { byPostcode } = store.getSnapshot();
      const open = [...byPostcode].filter(([, { status }]) => status === 'waiting');
      set(open.map(([postcode]) => [postcode, { status: 'failed' }] as const));
    },
    retry() {
      const { byPostcode } = store.getSnapshot();
      begin([...byPostcode].filter(([, { status }]) => status === 'failed').map(([postcode]) => postcode));
    },
  };
}
