import { json } from '../../http/apiResponse.ts';
import { route, type Authorize } from '../../http/route.ts';
import { createAccess } from '../access.ts';
import { callerOf } from '../caller.ts';
import { startExport } from '../jobs/startExport.ts';
import type { AreaRoutes } from '../ports.ts';
import { createOnce } from '../submissions.ts';
import { checkDeal } from './checkDeal.ts';
import { dealActions } from './dealActions.ts';
import { handleDealEvents } from './dealEvents.ts';
import { dealExport, toExportedDeal } from './dealExport.ts';
import { answerQuestion, extendProtection, registerAgain, registerDeal, withdrawDeal } from './dealWrites.ts';
import { allDeals, allDealsOf, findDeal, listDeals } from './listDeals.ts';
import { programmeOf } from './programme.ts';
import { toDeal } from './toDeal.ts';

/** The partner programme: the tier of a partner, and its deals. */
export const partnerProgrammeRoutes: AreaRoutes = ({ world }) => {
  handleDealEvents(world);

  const { respond, write, changed } = createAccess(world, {
    subject: 'This deal',
    missing: 'There is no deal with this number. Look for it in the list.',
    find: (user, number) => findDeal(world, callerOf(user), number),
    show: (deal, user) => toDeal(world, deal, callerOf(user)),
    actions: dealActions(world),
  });

  const changedDeal: Authorize<{ dealNumber: string }> = ({ user, path }) => changed(user, path.dealNumber);

  return [
    route('getPartnerProgramme', ({ user }) => json(programmeOf(world, callerOf(user)))),
    route('listDeals', ({ user, query }) => json(listDeals(world, callerOf(user), query))),
    route('registerDeal', ({ user, headers, body }) => {
      const caller = callerOf(user);
      const submission = { key: headers['Idempotency-Key'], operationId: 'registerDeal', body };
      const number = createOnce(world, caller, submission, () => registerDeal(world, caller, body));
      return respond(user, number, { location: `/api/portal/rest/partner-programme/deals/${number}` });
    }),
    route('checkDeal', ({ user, body }) => json(checkDeal(world, callerOf(user), body))),
    route('createDealExport', ({ user, body: { columns, ...query } }) => {
      const caller = callerOf(user);
      const rows = allDealsOf(world, caller, { ...allDeals, ...query }).map(toExportedDeal);
      return startExport(world, caller, 'createDealExport', { ...dealExport, rows, columns });
    }),
    route('getDeal', ({ user, path }) => respond(user, path.dealNumber)),
    route(
      'registerDealAgain',
      ({ user, path, headers, body }) =>
        write(user, path.dealNumber, headers['If-Match'], 'edit', (row) =>
          registerAgain(world, callerOf(user), row, body),
        ),
      changedDeal,
    ),
    route(
      'withdrawDeal',
      ({ user, path, headers, body }) =>
        write(user, path.dealNumber, headers['If-Match'], 'withdraw', (row) =>
          withdrawDeal(world, callerOf(user), row, body.reason.trim()),
        ),
      changedDeal,
    ),
    route(
      'answerDealQuestion',
      ({ user, path, headers, body }) =>
        write(user, path.dealNumber, headers['If-Match'], 'answer', (row) =>
          answerQuestion(world, callerOf(user), row, body.text.trim()),
        ),
      changedDeal,
    ),
    route(
      'extendDealProtection',
      ({ user, path, headers, body }) =>
        write(user, path.dealNumber, headers['If-Match'], 'extend', (row) =>
          extendProtection(world, callerOf(user), row, body.reason.trim()),
        ),
      changedDeal,
    ),
  ];
};
