import type { KeyValueStorage } from './ports.ts';

/** Wraps localStorage or sessionStorage. When the storage is blocked or full, values live as long as the page. */
export function createBrowserStorage(open: () => Storage): KeyValueStorage {
  const fallback = new Map<string, string>();

  function attempt<Result>(work: (storage: Storage) => Result, otherwise: () => Result): Result {
    try {
      return work(open());
    } catch {
      return otherwise();
    }
  }

  return {
    get: (key) =>
      fallback.get(key) ??
      attempt(
        (storage) => storage.getItem(key),
        () => null,
      ),
    set: (key, value) =>
      attempt(
        (storage) => {
          storage.setItem(key, value);
          fallback.delete(key);
          return true;
        },
        () => {
          fallback.set(key, value);
          return false;
        },
      ),
    remove(key) {
      fallback.delete(key);
      attempt(
        (storage) => storage.removeItem(key),
        () => undefined,
      );
    },
    keys: () => [
      ...new Set([
        ...fallback.keys(),
        ...attempt(
          (storage) => Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? ''),
          () => [],
        ),
      ]),
    ],
  };
}
