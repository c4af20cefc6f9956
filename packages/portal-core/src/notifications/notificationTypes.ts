import * as v from 'valibot';
import { ContractError } from '../base/errors/errors.ts';
import type { Logger } from '../base/platform/ports.ts';

/** The types of popups. */
export type NotificationType = 'WELCOME' | 'MARKETING' | 'CONTACT_ROLE_MANAGEMENT_WARNING';

const types = new Set<unknown>(['WELCOME', 'MARKETING', 'CONTACT_ROLE_MANAGEMENT_WARNING']);
/** Accepts a readable list of popup types. The client caches no other response. */
export const notificationListSchema: v.GenericSchema = v.array(v.unknown());

const longestName = 60;

/** True for the name of a popup type. */
export function isNotificationType(value: unknown): value is NotificationType {
  return types.has(value);
}

/** Parses a list of popup types, in order. Logs and skips unknown ones. Throws ContractError when the response is not a list. */
export function readNotificationTypes(response: unknown, logger: Logger): readonly NotificationType[] {
  if (!Array.isArray(response)) {
    throw new ContractError(
      'The pending notifications are no list. Check the version of the identity service.',
    );
  }
  return response.filter((entry): entry is NotificationType => {
    if (isNotificationType(entry)) return true;
    const name = typeof entry === 'string' ? entry.slice(0, longestName) : typeof entry;
    logger.warn(`A notification of the unknown type ${JSON.stringify(name)} is skipped.`);
    return false;
  });
}
