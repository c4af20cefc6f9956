import * as v from 'valibot';
import { ContractError } from '../base/errors/errors.ts';
import type { Logger } from '../base/platform/ports.ts';

/** The popups there are. */
export type NotificationType = 'WELCOME' | 'MARKETING' | 'CONTACT_ROLE_MANAGEMENT_WARNING';

const types = new Set<unknown>(['WELCOME', 'MARKETING', 'CONTACT_ROLE_MANAGEMENT_WARNING']);
/** Holds for an answer that can be read as popup types. Given to the client, so that it keeps no other. */
export const notificationListSchema: v.GenericSchema = v.array(v.unknown());

const longestName = 60;

/** True for the name of a popup there is. */
export function isNotificationType(value: unknown): value is NotificationType {
  return types.has(value);
}

/** The popups of a list, in its order. One that this portal does not know is logged and skipped; throws ContractError when there is no list. */
export function readNotificationTypes(answer: unknown, logger: Logger): readonly NotificationType[] {
  if (!Array.isArray(answer)) {
    throw new ContractError(
      'The pending notifications are no list, so none is shown. Check the version of the identity service.',
    );
  }
  return answer.filter((entry): entry is NotificationType => {
    if (isNotificationType(entry)) return true;
    const name = typeof entry === 'string' ? entry.slice(0, longestName) : typeof entry;
    logger.warn(`A notification of the unknown type ${JSON.stringify(name)} is skipped.`);
    return false;
  });
}
