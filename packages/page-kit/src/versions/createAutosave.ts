import { createStore, type Browser, type Clock, type ReadableStore } from '@quayside/portal-core';
import { isCancelledError } from '@quayside/portal-core/react';
import { isRefused, isRejected } from '../failures/failureAdvice.ts';

/**
 * The reason why saving has stopped. After `failed` the next change is saved again; otherwise nothing is sent until the user
 * decides.
 */
export interface SaveStop {
  readonly status: 'failed' | 'conflict' | 'ended';
  /** Why it failed, as calls reject. */
  readonly error?: unknown;
}

/** Whether the user's changes are on the server. */
export type AutosaveState<Stop extends SaveStop> =
  | { readonly status: 'saved'; readonly at: Date | null }
  /** It waits for the user to pause, or for something that the user has to complete. */
  | { readonly status: 'unsaved' }
  | { readonly status: 'saving' }
  | Stop;

/** The clock, and whether the device is online. */
export interface AutosavePlatform {
  readonly clock: Clock;
  readonly browser: Pick<Browser, 'isOnline' | 'onConnectionChange'>;
}

/** The ports and callbacks of an autosave. `wait` means that a change is unsaved and cannot be sent as it is. */
export interface AutosavePorts<Stop extends SaveStop> {
  readonly platform: AutosavePlatform;
  readonly work: (this: void) => 'none' | 'send' | 'wait';
  /** Sends the next part. Rejects as calls do. */
  readonly send: (this: void) => Promise<void>;
  /** Explains a failure. With `retry` the user need not know: it is sent again. With `wait` the next `flush` sends it. */
  readonly explain: (
    this: void,
    error: unknown,
  ) => Stop | 'retry' | 'wait' | Promise<Stop | 'retry' | 'wait'>;
}

/** When it saves. */
export interface AutosaveOptions {
  /** The pause after the last change, in milliseconds. Null: it saves only when `flush` asks, as a form with a button does. */
  readonly pauseMs: number | null;
  /** The time of the save that the loaded version is from. Default null: no save on this page yet. */
  readonly savedAt?: Date;
}

/** Saves the user's changes automatically, one request at a time. What failed is sent again once the device is online again. */
export interface Autosave<Stop extends SaveStop> extends ReadableStore<AutosaveState<Stop>> {
  /** Call it after each change. It is saved after a pause, or after `pauseMs`. */
  changed(this: void, pauseMs?: number | null): void;
  /** Saves the unsaved changes now. Resolves with whether everything is saved. */
  flush(this: void): Promise<boolean>;
  /** Ends a conflict or a failure once the owner has chosen a version, and saves that, unless only `flush` saves. */
  resume(this: void, savedAt?: Date): Promise<boolean>;
  /** Stops saving for a reason that no request has found. */
  hold(this: void, stop: Stop): void;
  /** Cancels the pause, and no longer waits for a connection. Returns whether there was a pause. A request in flight ends. */
  stop(this: void): boolean;
}

/** Creates the saving of one thing. The owner holds the wanted and the saved version. */
export function createAutosave<Stop extends SaveStop>(
  { pauseMs, savedAt }: AutosaveOptions,
  { platform: { clock, browser }, work, send, explain }: AutosavePorts<Stop>,
): Autosave<Stop> {
  type State = AutosaveState<Stop>;
  const store = createStore<State>({ status: 'saved', at: savedAt ?? null });
  let cancelPause: (() => void) | null = null;
  let running: Promise<boolean> | null = null;
  let hasChangedSince = false;
  let endWaiting: (() => void) | null = null;

  const status = (): AutosaveState<SaveStop>['status'] => store.getSnapshot().status;
  const isHeld = (): boolean => status() === 'conflict' || status() === 'ended';

  /** Sends what failed once the device is online again. */
  function waitForConnection(): void {
    endWaiting ??= browser.onConnectionChange(() => {
      if (browser.isOnline() && status() === 'failed') void flush();
    });
  }

  function stop(): boolean {
    endWaiting?.();
    endWaiting = null;
    const isPausing = cancelPause !== null;
    cancelPause?.();
    cancelPause = null;
    return isPausing;
  }

  /** Sends a failure again without the user, unless that would not help. */
  function retryLater(error: unknown): void {
    // Who lost the right gets the same response for any words.
    if (pauseMs === null || isRefused(error)) return;
    if (!isRejected(error)) waitForConnection();
    // What was corrected meanwhile may be accepted.
    if (hasChangedSince) cancelPause = clock.setTimeout(() => void flush(), pauseMs);
  }

  async function saveAll(): Promise<boolean> {
    while (work() === 'send') {
      if (status() !== 'saving') store.set({ status: 'saving' });
      hasChangedSince = false;
      try {
        await send();
      } catch (error) {
        const reason = isCancelledError(error) ? 'wait' : await explain(error);
        if (reason !== 'retry') {
          const stopped: State = reason === 'wait' ? { status: 'unsaved' } : reason;
          store.set(stopped);
          if (stopped.status === 'failed') retryLater(stopped.error);
          return false;
        }
      }
    }
    settle(new Date(clock.now()));
    return work() === 'none';
  }

  function settle(at: Date | null): void {
    if (work() !== 'none') store.set({ status: 'unsaved' });
    else if (status() !== 'saved') store.set({ status: 'saved', at });
  }

  async function flush(): Promise<boolean> {
    stop();
    if (isHeld()) return false;
    running ??= saveAll().finally(() => {
      running = null;
    });
    const isSaved = await running;
    // A change that came as the last save ended.
    return isSaved && work() === 'send' ? flush() : isSaved;
  }

  return {
    getSnapshot: store.getSnapshot,
    subscribe: store.subscribe,
    changed(delayMs = pauseMs) {
      hasChangedSince = true;
      if (isHeld() || running !== null) return;
      stop();
      if (work() === 'none') {
        settle(new Date(clock.now()));
        return;
      }
      // A failure stays in sight until the next try.
      if (status() !== 'failed') store.set({ status: 'unsaved' });
      if (delayMs !== null) cancelPause = clock.setTimeout(() => void flush(), delayMs);
    },
    flush,
    resume(at) {
      store.set(work() === 'none' ? { status: 'saved', at: at ?? null } : { status: 'unsaved' });
      return pauseMs === null ? Promise.resolve(false) : flush();
    },
    hold(stopped) {
      stop();
      store.set(stopped);
    },
    stop,
  };
}
