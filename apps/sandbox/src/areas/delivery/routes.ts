import { json, versioned } from '../../http/apiResponse.ts';
import { route, type Authorize } from '../../http/route.ts';
import type { User } from '../../store/users.ts';
import { createAccess } from '../access.ts';
import { callerOf } from '../caller.ts';
import { createConversations } from '../conversations/store.ts';
import type { AreaRoutes } from '../ports.ts';
import { handleChargeApprovals } from './chargeApprovals.ts';
import { listDeliveries } from './listDeliveries.ts';
import { createDeliveryStore } from './store.ts';

/** The operations of deliveries. */
export const deliveryRoutes: AreaRoutes = ({ world }) => {
  const store = createDeliveryStore(world, createConversations(world));
  handleChargeApprovals(world, store);

  const access = createAccess(world, {
    subject: 'This delivery',
    missing: 'There is no provisioning case with this number. Look for it among the services.',
    find: (user, caseNumber) => store.findRow(callerOf(user), caseNumber),
    show: (delivery, user) => store.toProvisioningCase(callerOf(user), delivery),
  });

  function respond(user: User, caseNumber: string) {
    const caller = callerOf(user);
    const ended = store.findRow(caller, caseNumber) ? undefined : store.findCompleted(caller, caseNumber);
    return ended === undefined ? access.respond(user, caseNumber) : versioned(ended, 1);
  }

  const changedDelivery: Authorize<{ caseNumber: string; actionId: string }> = ({ user, path }) => {
    store.requireMayAnswer(callerOf(user), access.found(user, path.caseNumber), path.actionId);
    return access.changed(user, path.caseNumber);
  };

  return [
    route('getDeliverySummary', ({ user }) => json(store.summaryOf(callerOf(user)))),
    route('listProvisioningCases', ({ user, query }) => json(listDeliveries(world, callerOf(user), query))),
    route('getProvisioningCase', ({ user, path }) => respond(user, path.caseNumber)),
    route(
      'answerDeliveryAction',
      ({ user, path, headers, body }) =>
        access.write(user, path.caseNumber, headers['If-Match'], (delivery) =>
          store.answerAs(callerOf(user), delivery, path.actionId, body),
        ),
      changedDelivery,
    ),
  ];
};
