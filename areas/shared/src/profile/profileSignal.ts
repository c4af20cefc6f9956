/** The storage key with which a tab notifies the others of a changed profile. Its value is removed at once. */
const key = 'profileChanged';

interface SignalStorage {
  set(key: string, value: string): unknown;
  remove(key: string): void;
}

export function signalProfileChange(deviceStorage: SignalStorage): void {
  deviceStorage.set(key, 'now');
  deviceStorage.remove(key);
}

/** Calls back when another tab has changed the profile. Returns an unsubscribe function. */
export function onProfileSignal(listener: () => void): () => void {
  const handleStorage = ({ key: changed, newValue }: StorageEvent): void => {
    // The storage may add a prefix to its keys.
    if (changed?.endsWith(key) && newValue !== null) listener();
  };
  addEventListener('storage', handleStorage);
  return () => removeEventListener('storage', handleStorage);
}
