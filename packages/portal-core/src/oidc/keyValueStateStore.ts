import type { KeyValueStorage } from '../base/platform/ports.ts';

/** The asynchronous store oidc-client-ts keeps pending sign-ins in. */
export interface StateStore {
  set(key: string, value: string): Promise<void>;
  get(key: string): Promise<string | null>;
  remove(key: string): Promise<string | null>;
  getAllKeys(): Promise<string[]>;
}

/** Keeps pending sign-ins in a storage port, under a prefix of their own. */
export function createKeyValueStateStore(storage: KeyValueStorage, prefix: string): StateStore {
  return {
    set: async (key, value) => void storage.set(prefix + key, value),
    get: async (key) => storage.get(prefix + key),
    async remove(key) {
      const value = storage.get(prefix + key);
      storage.remove(prefix + key);
      return value;
    },
    getAllKeys: async () =>
      storage
        .keys()
        .filter((key) => key.startsWith(prefix))
        .map((key) => key.slice(prefix.length)),
  };
}
