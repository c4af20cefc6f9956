import { defaultQueryOf } from '../../contract/defaultQuery.ts';
import { json, versioned } from '../../http/apiResponse.ts';
import { route, type Authorize } from '../../http/route.ts';
import type { User } from '../../store/users.ts';
import { createAccess } from '../access.ts';
import { callerOf } from '../caller.ts';
import { createConversations } from '../conversations/store.ts';
import type { AreaRoutes } from '../ports.ts';
import { answerDeliveryAs } from './answerDelivery.ts';
import { findCompleted } from './completedDelivery.ts';
import { deliveryActions, requireSomeAnswer } from './deliveryActions.ts';
import { addDeliveryEvents } from './deliveryEvents.ts';
import { findDelivery } from './deliveryRows.ts';
import { summaryOf } from './deliverySummary.ts';
import { handleChargeApprovals } from './chargeApprovals.ts';
import { startExport } from '../jobs/startExport.ts';
import { deliveryExport, toExportedDelivery } from './deliveryExport.ts';
import { allDeliveries, listDeliveries } from './listDeliveries.ts';
import { toProvisioningCase } from './toProvisioningCase.ts';

export const deliveryRoutes: AreaRoutes = ({ world }) => {
  const conversations = createConversations(world);
  addDeliveryEvents(world, conversations);
  handleChargeApprovals(world, conversations);

  const access = createAccess(world, {
    subject: 'This delivery',
    missing: 'There is no provisioning case with this number. Look for it among the services.',
    find: (user, caseNumber) => findDelivery(world, callerOf(user), caseNumber),
    show: (delivery, user) => toProvisioningCase(world, user, delivery),
    actions: deliveryActions(world),
  });

  function respond(user: User, caseNumber: string) {
    const caller = callerOf(user);
    const isOpen = findDelivery(world, caller, caseNumber) !== undefined;
    const ended = isOpen ? undefined : findCompleted(world, caller, caseNumber);
    return ended === undefined ? access.respond(user, caseNumber) : versioned(ended, 1);
  }

  const changedDelivery: Authorize<{ caseNumber: string; actionId: string }> = ({ user, path }) => {
    requireSomeAnswer(world, callerOf(user), access.found(user, path.caseNumber), path.actionId);
    return access.changed(user, path.caseNumber);
  };

  return [
    route('getDeliverySummary', ({ user }) => json(summaryOf(world, callerOf(user)))),
    route('listProvisioningCases', ({ user, query }) => json(listDeliveries(world, callerOf(user), query))),
    route('createDeliveryExport', ({ user, body: { columns, ...filters } }) => {
      const caller = callerOf(user);
      const query = { ...defaultQueryOf('listProvisioningCases'), ...filters };
      const rows = allDeliveries(world, caller, query).map(toExportedDelivery);
      return startExport(world, caller, 'createDeliveryExport', { ...deliveryExport, rows, columns });
    }),
    route('getProvisioningCase', ({ user, path }) => respond(user, path.caseNumber)),
    route(
      'answerDeliveryAction',
      ({ user, path, headers, body }) =>
        access.write(user, path.caseNumber, headers['If-Match'], null, (delivery) =>
          answerDeliveryAs(world, conversations, callerOf(user), delivery, {
            actionId: path.actionId,
            answer: body,
          }),
        ),
      changedDelivery,
    ),
  ];
};
