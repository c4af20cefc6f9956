import type { Clock } from '../platform/ports.ts';
import type { Answer } from './answer.ts';
import { pathOnly } from './matchesPath.ts';
import type { CachedAnswer } from './ports.ts';

const lifetimeMs = 300_000;
const maxEntries = 200;
const maxBytes = 10_000_000;

/** An answer that is kept, until when by the monotonic clock, and the timer that drops it then. */
interface Entry {
  readonly path: string;
  readonly answer: Answer;
  readonly untilMs: number;
  readonly cancelTimer: () => void;
}

/** The answers of one user in one session: 5 minutes each, at most 200 and 10 MB, least recently used go first (H9). */
export interface AnswerCache {
  /** The answer of that key while it is fresh; counts as a use. */
  find(this: void, key: string): Answer | undefined;
  put(this: void, key: string, path: string, answer: Answer): void;
  /** Forgets what the test is true of. */
  remove(this: void, test: (entry: { path: string; answer: Answer }) => boolean): void;
  inspect(this: void): readonly CachedAnswer[];
}

/** Builds an empty cache. What expires goes by itself, so that an idle page gives its memory back. */
export function createAnswerCache(clock: Clock): AnswerCache {
  // A map keeps its order, so that the first entry is always the one not used for longest.
  const entries = new Map<string, Entry>();
  let bytes = 0;

  function drop(key: string, { answer, cancelTimer }: Entry): void {
    entries.delete(key);
    bytes -= answer.bytes;
    cancelTimer();
  }

  return {
    find(key) {
      const entry = entries.get(key);
      if (entry === undefined || entry.untilMs <= clock.monotonic()) return undefined;
      entries.delete(key);
      entries.set(key, entry);
      return entry.answer;
    },
    put(key, path, answer) {
      const previous = entries.get(key);
      if (previous !== undefined) drop(key, previous);
      const entry: Entry = {
        path,
        answer,
        untilMs: clock.monotonic() + lifetimeMs,
        cancelTimer: clock.setTimeout(() => drop(key, entry), lifetimeMs),
      };
      entries.set(key, entry);
      bytes += answer.bytes;
      for (const [oldest, other] of entries) {
        if (entries.size <= maxEntries && bytes <= maxBytes) break;
        drop(oldest, other);
      }
    },
    remove(test) {
      for (const [key, entry] of entries) if (test(entry)) drop(key, entry);
    },
    inspect: () =>
      Array.from(entries.values(), ({ path, answer, untilMs }) => ({
        path: pathOnly(path),
        bytes: answer.bytes,
        freshMs: untilMs - clock.monotonic(),
      })),
  };
}
