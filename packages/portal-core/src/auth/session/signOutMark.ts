import type { KeyValueStorage } from '../../base/platform/ports.ts';

/**
 * The way in which the user signed out in this tab. `provider`: the next sign-in shows the provider's form. `here`: the next
 * sign-in waits for a click. Null: the user did not sign out.
 */
export type SignOutMarkValue = 'provider' | 'here' | null;

/** Remembers a sign-out across page loads of this tab, so that the silent check does not undo it. */
export interface SignOutMark {
  read(): SignOutMarkValue;
  set(value: NonNullable<SignOutMarkValue>): void;
  /** Call it after a completed sign-in. */
  clear(): void;
}

const key = 'quayside.signedOut';

export function createSignOutMark(storage: KeyValueStorage): SignOutMark {
  return {
    read() {
      const value = storage.get(key);
      return value === 'provider' || value === 'here' ? value : null;
    },
    set: (value) => void storage.set(key, value),
    clear: () => storage.remove(key),
  };
}
