import type { Clock, KeyValueStorage } from '../platform/ports.ts';

/** How often something may happen in a stretch of time, counted across page loads under `key`. */
export interface AttemptGuardOptions {
  key: string;
  limit: number;
  windowMs: number;
}

/** Counts attempts of something that must not loop. */
export interface AttemptGuard {
  /** True while another attempt is allowed. */
  isOpen(): boolean;
  /** Counts an attempt that is about to happen. False when the count dies with the page: then it must not happen. */
  record(): boolean;
  /** Forgets all attempts. */
  reset(): void;
}

/** A guard against loops through page loads, which memory alone would not notice. */
export function createAttemptGuard(
  { key, limit, windowMs }: AttemptGuardOptions,
  { storage, clock }: { storage: KeyValueStorage; clock: Clock },
): AttemptGuard {
  function recent(): number[] {
    const now = clock.now();
    const times = (storage.get(key) ?? '').split(',').map(Number);
    // A clock that was set back makes times of the future: near ones count, far ones would lock the guard for long.
    return times.filter((time) => Math.abs(now - time) < windowMs);
  }
  return {
    isOpen: () => recent().length < limit,
    record: () => storage.set(key, [...recent(), clock.now()].join(',')),
    reset: () => storage.remove(key),
  };
}
