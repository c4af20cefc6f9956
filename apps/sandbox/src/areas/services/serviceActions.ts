import type { Service } from '../../contract/generated/openapi.ts';
import type { ServiceRow } from '../../world/collections.ts';
import { notNow, type ActionRules } from '../actions.ts';

type ServiceAction = Service['allowedActions'][number];

const onlyLive = 'Only a live service can be changed. The page of the service says what happens to it.';

const notOffered: Readonly<Record<ServiceAction, string>> = {
  edit: 'This service has ended and cannot be changed.',
  raiseCase: 'This service has ended. Raise a case without it.',
  lockChanges: 'This service can no longer be locked. Its page says what happens to it.',
  unlockChanges: 'This service is not locked.',
  requestChange: onlyLive,
  cease: onlyLive,
};

/** The actions of a service. A lock refuses changes. */
export const serviceActions: ActionRules<ServiceRow, ServiceAction> = {
  calls: {
    edit: 'changeService',
    raiseCase: 'createCase',
    lockChanges: 'setChangeLock',
    unlockChanges: 'setChangeLock',
    requestChange: 'createChangeRequest',
    cease: 'createChangeRequest',
  },
  offers({ status, changeLock }) {
    const isOver = status === 'ceased';
    const isLive = status === 'live' || status === 'livePending' || status === 'suspended';
    const change =
      isLive &&
      (changeLock === null ||
        notNow('The service is locked against changes. Ask an administrator of your company to unlock it.', {
          by: changeLock.by.name,
          at: changeLock.at,
        }));
    return {
      edit: !isOver,
      raiseCase: !isOver,
      lockChanges: isLive && changeLock === null,
      unlockChanges: changeLock !== null,
      requestChange: change,
      cease: change,
    };
  },
  notOffered: (action) => notOffered[action],
};
