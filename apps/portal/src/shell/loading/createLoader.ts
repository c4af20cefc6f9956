export type LoadState<Value> =
  | { status: 'pending' }
  | { status: 'loaded'; value: Value }
  | { status: 'failed'; error: unknown };

/** Loads a value on the first call. Later calls share that load, also when it failed, until `resetFailedLoads` or `retryFailedLoads`. */
export interface Loader<Value> {
  (): Promise<Value>;
  getSnapshot: () => LoadState<Value>;
  /** Starts the load and notifies the listener when it settles. Returns a function that unsubscribes. */
  subscribe: (listener: () => void) => () => void;
}

interface FailedLoad {
  error: unknown;
  load: () => Promise<unknown>;
  reset: () => void;
}

const pending = { status: 'pending' } as const;
const failedLoads = new Set<FailedLoad>();

/** Creates a loader for a part of the portal's code. It has no React in it: the sign-in starts before React is loaded. */
export function createLoader<Value>(start: () => Promise<Value>): Loader<Value> {
  let promise: Promise<Value> | null = null;
  let state: LoadState<Value> = pending;

  function reset(): void {
    promise = null;
    state = pending;
  }

  function load(): Promise<Value> {
    if (promise === null) {
      promise = start();
      promise.then(
        (value) => (state = { status: 'loaded', value }),
        (error: unknown) => {
          state = { status: 'failed', error };
          failedLoads.add({ error, load, reset });
        },
      );
    }
    return promise;
  }

  return Object.assign(load, {
    getSnapshot: () => state,
    subscribe(listener: () => void) {
      let isSubscribed = true;
      const notify = (): void => void (isSubscribed && listener());
      load().then(notify, notify);
      return () => {
        isSubscribed = false;
      };
    },
  });
}

/** Resets every failed load. Its next call loads again. */
export function resetFailedLoads(): void {
  for (const { reset } of failedLoads) reset();
  failedLoads.clear();
}

/** Retries the loads that failed with this error. Resolves with false if that fails too, and never rejects. */
export async function retryFailedLoads(cause: unknown): Promise<boolean> {
  const retried = [...failedLoads].filter(({ error }) => error === cause);
  resetFailedLoads();
  const results = await Promise.allSettled(retried.map(({ load }) => load()));
  return results.every(({ status }) => status === 'fulfilled');
}
