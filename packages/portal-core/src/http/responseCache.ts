import type { Clock } from '../base/platform/ports.ts';
import type { ParsedResponse } from './parseResponse.ts';
import { pathOnly } from './matchesPath.ts';
import type { CachedResponse } from './ports.ts';

/** How long an answer is kept (HTTP-3). */
const lifetimeMs = 300_000;
const maxEntries = 200;
const maxBytes = 10_000_000;

/** An answer that is kept, until when by the monotonic clock, and the timer that drops it then. */
interface Entry {
  readonly key: string;
  readonly path: string;
  readonly answer: ParsedResponse;
  readonly untilMs: number;
  /** When it was last used, counted in uses. */
  usedAt: number;
  readonly cancelTimer: () => void;
}

/** The answers of one user in one session: 5 minutes each, at most 200 and 10 MB, least recently used go first (H9). */
export interface ResponseCache {
  /** The answer of that key while it is fresh; counts as a use. */
  find(this: void, key: string): ParsedResponse | undefined;
  put(this: void, key: string, path: string, answer: ParsedResponse): void;
  /** Forgets what the test is true of. */
  remove(this: void, test: (entry: { path: string; answer: ParsedResponse }) => boolean): void;
  inspect(this: void): readonly CachedResponse[];
}

/** Builds an empty cache. What expires goes by itself, so that an idle page gives its memory back. */
export function createResponseCache(clock: Clock): ResponseCache {
  const entries = new Map<string, Entry>();
  let bytes = 0;
  let uses = 0;

  function drop({ key, answer, cancelTimer }: Entry): void {
    entries.delete(key);
    bytes -= answer.bytes;
    cancelTimer();
  }

  // The oldest is looked for when it must go: a read costs less when it keeps no order.
  function makeRoom(): void {
    if (entries.size <= maxEntries && bytes <= maxBytes) return;
    drop([...entries.values()].reduce((one, other) => (other.usedAt < one.usedAt ? other : one)));
    makeRoom();
  }

  return {
    find(key) {
      const entry = entries.get(key);
      if (entry === undefined || entry.untilMs <= clock.monotonic()) return undefined;
      entry.usedAt = uses += 1;
      return entry.answer;
    },
    put(key, path, answer) {
      const previous = entries.get(key);
      if (previous !== undefined) drop(previous);
      const entry: Entry = {
        key,
        path,
        answer,
        untilMs: clock.monotonic() + lifetimeMs,
        usedAt: (uses += 1),
        cancelTimer: clock.setTimeout(() => drop(entry), lifetimeMs),
      };
      entries.set(key, entry);
      bytes += answer.bytes;
      makeRoom();
    },
    remove(test) {
      for (const entry of entries.values()) if (test(entry)) drop(entry);
    },
    inspect: () =>
      [...entries.values()].map(({ path, answer, untilMs }) => ({
        path: pathOnly(path),
        bytes: answer.bytes,
        freshMs: untilMs - clock.monotonic(),
      })),
  };
}
