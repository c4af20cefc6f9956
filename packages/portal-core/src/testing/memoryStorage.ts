import type { KeyValueStorage } from '../base/platform/ports.ts';

/** How the memory behaves. */
export interface MemoryStorageOptions {
  /** What `set` says: whether values outlast the page. Default true; false plays a browser that keeps nothing for the site. */
  isLasting?: boolean;
}

/** Storage in memory; give two sessions the same one to play a reload. */
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
