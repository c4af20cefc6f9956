import type { KeyValueStorage } from '../../base/platform/ports.ts';

/** How this tab was signed out by hand: `provider` asks for the provider's form, `here` waits for a click. Null when it was not. */
export type SignOutMarkValue = 'provider' | 'here' | null;

/** Remembers a sign-out by hand over page loads of this tab, so that no silent sign-in undoes it. */
export interface SignOutMark {
  read(): SignOutMarkValue;
  set(value: NonNullable<SignOutMarkValue>): void;
  /** After a completed sign-in. */
  clear(): void;
}

const key = 'quayside.signedOut';

/** Keeps the mark in the tab's storage. */
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
