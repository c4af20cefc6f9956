import type { Clock, KeyValueStorage } from '../../base/platform/ports.ts';

/** The limit on attempts in a period. Attempts are counted under `key`, across page loads. */
export interface AttemptGuardOptions {
  key: string;
  limit: number;
  windowMs: number;
}

/** Counts attempts at something that must not loop. */
export interface AttemptGuard {
  /** True while another attempt is allowed. */
  isOpen(this: void): boolean;
  /** Counts an attempt that is about to happen. Returns false when the browser does not store the count; the attempt must then not happen. */
  record(this: void): boolean;
  /** Records the outcome of the latest attempt, if there is one. The outcome must not contain a comma or a colon. */
  note(this: void, outcome: string): void;
  /** Returns the outcome of the latest attempt; empty when none was recorded. */
  lastOutcome(this: void): string;
  reset(this: void): void;
}

/** Creates a guard against loops across page loads, which a count in memory would not notice. */
export function createAttemptGuard(
  { key, limit, windowMs }: AttemptGuardOptions,
  { storage, clock }: { storage: KeyValueStorage; clock: Clock },
): AttemptGuard {
  /** Returns the recent attempts, each as `time` or `time:outcome`. */
  function recent(): string[] {
    const now = clock.now();
    const attempts = (storage.get(key) ?? '').split(',');
    // When a clock was set back, attempts lie in the future. Near ones count; far ones would block the guard for long.
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
