import type { KeyValueStorage } from '../base/platform/ports.ts';
import { parseJson } from '../base/parsing/parseJson.ts';
import { asRecord } from '../base/parsing/records.ts';
import { isNotificationType, type NotificationType } from './notificationTypes.ts';

/** The popups that were closed in this tab. Survives a reload, for one provider session. */
export interface ClosedTypes {
  /** Returns the types that were closed in that provider session; none without an id. Removes those of another session. */
  read(this: void, sid: string | undefined): readonly NotificationType[];
  write(this: void, sid: string | undefined, types: readonly NotificationType[]): void;
  clear(this: void): void;
}

const storageKey = 'quayside.closedPopups';

/** Creates the memory. It reads nothing automatically. */
export function createClosedTypes(storage: KeyValueStorage): ClosedTypes {
  return {
    read(sid) {
      const stored = asRecord(parseJson(storage.get(storageKey) ?? ''));
      if (sid !== undefined && stored?.['sid'] === sid && Array.isArray(stored['types']))
        return stored['types'].filter(isNotificationType);
      storage.remove(storageKey);
      return [];
    },
    write(sid, types) {
      if (sid !== undefined) storage.set(storageKey, JSON.stringify({ sid, types }));
    },
    clear: () => storage.remove(storageKey),
  };
}
