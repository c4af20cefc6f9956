import { json, versioned } from '../../http/apiResponse.ts';
import { ProblemError } from '../../http/problem.ts';
import { route, type Authorize } from '../../http/route.ts';
import type { User } from '../../store/users.ts';
import type { Row } from '../../world/createWorld.ts';
import { callerOf, requireVersion } from '../caller.ts';
import { createConversations } from '../conversations/store.ts';
import type { AreaRoutes } from '../ports.ts';
import { handleChargeApprovals } from './chargeApprovals.ts';
import { listDeliveries } from './listDeliveries.ts';
import { createDeliveryStore } from './store.ts';

/** The name of a delivery in the messages of problems. */
const subject = 'This delivery';

/** The operations of deliveries. */
export const deliveryRoutes: AreaRoutes = ({ world }) => {
  const store = createDeliveryStore(world, createConversations(world));
  handleChargeApprovals(world, store);

  function found(user: User, caseNumber: string): Row {
    const row = store.findRow(callerOf(user), caseNumber);
    if (row === undefined)
      throw new ProblemError(
        404,
        'There is no provisioning case with this number. Look for it among the services.',
      );
    return row;
  }

  function respond(user: User, caseNumber: string) {
    const caller = callerOf(user);
    const ended = store.findRow(caller, caseNumber) ? undefined : store.findCompleted(caller, caseNumber);
    if (ended !== undefined) return versioned(ended, 1);
    const row = found(user, caseNumber);
    return versioned(store.toProvisioningCase(caller, row), Number(row['version']));
  }

  const changedDelivery: Authorize<{ caseNumber: string; actionId: string }> = ({ user, path }) => {
    const row = found(user, path.caseNumber);
    store.requireMayAnswer(callerOf(user), row, path.actionId);
    return { row, subject };
  };

  return [
    route('getDeliverySummary', ({ user }) => json(store.summaryOf(callerOf(user)))),
    route('listProvisioningCases', ({ user, query }) => json(listDeliveries(world, callerOf(user), query))),
    route('getProvisioningCase', ({ user, path }) => respond(user, path.caseNumber)),
    route(
      'answerDeliveryAction',
      ({ user, path, headers, body }) => {
        world.write(() => {
          const row = found(user, path.caseNumber);
          requireVersion(headers['If-Match'], row, subject, callerOf(user));
          store.answerAs(callerOf(user), row, path.actionId, body);
        });
        return respond(user, path.caseNumber);
      },
      changedDelivery,
    ),
  ];
};
