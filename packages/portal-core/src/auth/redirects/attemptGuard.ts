import type { Clock, KeyValueStorage } from '../../base/platform/ports.ts';

/** How often something may happen in a stretch of time, counted across page loads under `key`. */
export interface AttemptGuardOptions {
  key: string;
  limit: number;
  windowMs: number;
}

/** Counts attempts of something that must not loop. */
export interface AttemptGuard {
  /** True while another attempt is allowed. */
  isOpen(this: void): boolean;
  /** Counts an attempt that is about to happen. False when the count dies with the page: then it must not happen. */
  record(this: void): boolean;
  /** Notes what became of the latest attempt, where there was one: a word without a comma or a colon. */
  note(this: void, outcome: string): void;
  /** What was noted of the latest attempt; empty when nothing was. */
  lastOutcome(this: void): string;
  /** Forgets all attempts. */
  reset(this: void): void;
}

/** A guard against loops through page loads, which memory alone would not notice. */
export function createAttemptGuard(
  { key, limit, windowMs }: AttemptGuardOptions,
  { storage, clock }: { storage: KeyValueStorage; clock: Clock },
): AttemptGuard {
  /** Each attempt as its time, followed by a colon and what was noted of it. */
  function recent(): string[] {
    const now = clock.now();
    const attempts = (storage.get(key) ?? '').split(',');
    // A clock that was set back makes times of the future: near ones count, far ones would lock the guard for long.
    return attempts.filter((attempt) => Math.abs(now - Number.parseInt(attempt, 10)) < windowMs);
  }
  const last = (): string | undefined => recent().at(-1);
  return {
    isOpen: () => recent().length < limit,
    record: () => storage.set(key, [...recent(), clock.now()].join(',')),
    note(outcome) {
      const [time] = last()?.split(':') ?? [];
      if (time !== undefined) storage.set(key, [...recent().slice(0, -1), `${time}:${outcome}`].join(','));
    },
    lastOutcome: () => last()?.split(':')[1] ?? '',
    reset: () => storage.remove(key),
  };
}
