import type { KeyValueStorage } from '../base/platform/ports.ts';

/** Options of `createMemoryStorage`. */
export interface MemoryStorageOptions {
  /** The return value of `set`: whether values outlive the page. Default true. False simulates a browser that stores nothing. */
  isLasting?: boolean;
}

/** Creates a storage in memory. Give two sessions the same one to simulate a reload. */
export function createMemoryStorage(
  initial: Readonly<Record<string, string>> = {},
  { isLasting = true }: MemoryStorageOptions = {},
): KeyValueStorage {
  const entries = new Map(Object.entries(initial));
  return {
    get: (key) => entries.get(key) ?? null,
    set(key, value) {
      entries.set(key, value);
      return isLasting;
    },
    remove: (key) => void entries.delete(key),
    keys: () => [...entries.keys()],
  };
}
