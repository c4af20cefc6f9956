import type { Clock } from '../base/platform/ports.ts';
import { pathOnly } from './matchesPath.ts';
import type { ParsedResponse } from './parseResponse.ts';
import type { CachedResponse } from './ports.ts';

/** The time for which a response is cached (HTTP-3). */
const lifetimeMs = 300_000;
const maxEntries = 200;
const maxBytes = 10_000_000;

/** What a response is about: its path, and its operation where the call has one. */
interface Subject {
  readonly path: string;
  readonly operation?: string | undefined;
}

/** A cached response, its expiry by the monotonic clock, and the timer that drops it. */
interface Entry extends Subject {
  readonly key: string;
  readonly response: ParsedResponse;
  readonly untilMs: number;
  /** The value of `uses` when it was last used. */
  lastUse: number;
  readonly cancelTimer: () => void;
}

/** The responses of one user in one session. Each is cached for 5 minutes. Holds at most 200 responses and 10 MB, and drops the least recently used first (H9). */
export interface ResponseCache {
  /** Returns a fresh response; counts as a use. */
  find(this: void, key: string): ParsedResponse | undefined;
  put(this: void, key: string, subject: Subject, response: ParsedResponse): void;
  remove(this: void, test: (entry: Subject & { response: ParsedResponse }) => boolean): void;
  inspect(this: void): readonly CachedResponse[];
}

/** Creates an empty cache. Entries expire by timers, so that an idle page frees its memory. */
export function createResponseCache(clock: Clock): ResponseCache {
  const entries = new Map<string, Entry>();
  let bytes = 0;
  let uses = 0;

  function drop({ key, response, cancelTimer }: Entry): void {
    entries.delete(key);
    bytes -= response.bytes;
    cancelTimer();
  }

  // Searches the least recently used entry only when one must go: reads are faster when they keep no order.
  function makeRoom(): void {
    if (entries.size <= maxEntries && bytes <= maxBytes) return;
    drop([...entries.values()].reduce((oldest, entry) => (entry.lastUse < oldest.lastUse ? entry : oldest)));
    makeRoom();
  }

  return {
    find(key) {
      const entry = entries.get(key);
      if (entry === undefined || entry.untilMs <= clock.monotonic()) return undefined;
      entry.lastUse = uses += 1;
      return entry.response;
    },
    put(key, subject, response) {
      const previous = entries.get(key);
      if (previous !== undefined) drop(previous);
      // A large file would push out everything else.
      if (response.bytes > maxBytes) return;
      const entry: Entry = {
        ...subject,
        key,
        response,
        untilMs: clock.monotonic() + lifetimeMs,
        lastUse: (uses += 1),
        cancelTimer: clock.setTimeout(() => drop(entry), lifetimeMs),
      };
      entries.set(key, entry);
      bytes += response.bytes;
      makeRoom();
    },
    remove(test) {
      for (const entry of entries.values()) if (test(entry)) drop(entry);
    },
    inspect: () =>
      [...entries.values()].map(({ path, response, untilMs }) => ({
        path: pathOnly(path),
        bytes: response.bytes,
        freshMs: untilMs - clock.monotonic(),
      })),
  };
}
