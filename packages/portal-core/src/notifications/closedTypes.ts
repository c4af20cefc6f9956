import type { KeyValueStorage } from '../base/platform/ports.ts';
import { parseJson } from '../base/parsing/parseJson.ts';
import { asRecord } from '../base/parsing/records.ts';
import { isNotificationType, type NotificationType } from './notificationTypes.ts';

/** The popups that were closed in this tab, remembered over a reload for one session of the provider. */
export interface ClosedTypes {
  /** What was closed in that session; without one to tell by, nothing is remembered. What another session left is removed. */
  read(this: void, sid: string | undefined): readonly NotificationType[];
  write(this: void, sid: string | undefined, types: readonly NotificationType[]): void;
  clear(this: void): void;
}

const storageKey = 'quayside.closedPopups';

/** Builds the memory; it reads nothing by itself. */
export function createClosedTypes(storage: KeyValueStorage): ClosedTypes {
  return {
    read(sid) {
      const kept = asRecord(parseJson(storage.get(storageKey) ?? ''));
      if (sid !== undefined && kept?.['sid'] === sid && Array.isArray(kept['types']))
        return kept['types'].filter(isNotificationType);
      storage.remove(storageKey);
      return [];
    },
    write(sid, types) {
      if (sid !== undefined) storage.set(storageKey, JSON.stringify({ sid, types }));
    },
    clear: () => storage.remove(storageKey),
  };
}
