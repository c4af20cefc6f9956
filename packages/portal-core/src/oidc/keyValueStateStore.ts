import type { KeyValueStorage } from '../base/platform/ports.ts';

/** The asynchronous store for pending sign-ins that oidc-client-ts expects. */
export interface StateStore {
  set(key: string, value: string): Promise<void>;
  get(key: string): Promise<string | null>;
  remove(key: string): Promise<string | null>;
  getAllKeys(): Promise<string[]>;
}

/** Creates a store for pending sign-ins in a storage port, with a key prefix. */
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
