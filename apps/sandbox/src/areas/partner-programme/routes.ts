import type { Deal } from '../../contract/generated/openapi.ts';
import { json } from '../../http/apiResponse.ts';
import { ProblemError } from '../../http/problem.ts';
import { route, type Authorize } from '../../http/route.ts';
import type { User } from '../../store/users.ts';
import { createAccess } from '../access.ts';
import { callerOf, type Caller, lastChangeOf } from '../caller.ts';
import { startExport } from '../jobs/startExport.ts';
import type { AreaRoutes } from '../ports.ts';
import { createOnce } from '../submissions.ts';
import { checkDeal } from './checkDeal.ts';
import { handleDealEvents } from './dealEvents.ts';
import { dealExport, toExportedDeal } from './dealExport.ts';
import type { DealRow } from './deals.ts';
import { answerQuestion, extendProtection, registerAgain, registerDeal, withdrawDeal } from './dealWrites.ts';
import { allDeals, allDealsOf, findDeal, listDeals } from './listDeals.ts';
import { programmeOf } from './programme.ts';
import { allowedActionsOf, toDeal } from './toDeal.ts';

/** The partner programme: the tier of a partner, and its deals. */
export const partnerProgrammeRoutes: AreaRoutes = ({ world }) => {
  handleDealEvents(world);

  const { respond, changed, ...access } = createAccess(world, {
    subject: 'This deal',
    missing: 'There is no deal with this number. Look for it in the list.',
    find: (user, number) => findDeal(world, callerOf(user), number),
    show: (deal, user) => toDeal(world, deal, callerOf(user)),
    actionCalls: {
      edit: 'registerDealAgain',
      withdraw: 'withdrawDeal',
      answer: 'answerDealQuestion',
      extend: 'extendDealProtection',
      quote: 'createQuote',
    },
  });

  /** Changes a deal, after checking the caller's version and whether the action is allowed. */
  function write(
    user: User,
    number: string,
    ifMatch: string,
    action: Deal['allowedActions'][number],
    change: (caller: Caller, deal: DealRow) => void,
  ) {
    return access.write(user, number, ifMatch, (deal) => {
      if (!allowedActionsOf(world, deal).includes(action))
        throw new ProblemError(409, 'The deal no longer allows that. Its history says what happened.', {
          reason: 'wrong-state',
          changed: lastChangeOf(deal),
        });
      change(callerOf(user), deal);
    });
  }

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
      return startExport(world, caller, { ...dealExport, rows, columns });
    }),
    route('getDeal', ({ user, path }) => respond(user, path.dealNumber)),
    route(
      'registerDealAgain',
      ({ user, path, headers, body }) =>
        write(user, path.dealNumber, headers['If-Match'], 'edit', (caller, row) =>
          registerAgain(world, caller, row, body),
        ),
      changedDeal,
    ),
    route(
      'withdrawDeal',
      ({ user, path, headers, body }) =>
        write(user, path.dealNumber, headers['If-Match'], 'withdraw', (caller, row) =>
          withdrawDeal(world, caller, row, body.reason.trim()),
        ),
      changedDeal,
    ),
    route(
      'answerDealQuestion',
      ({ user, path, headers, body }) =>
        write(user, path.dealNumber, headers['If-Match'], 'answer', (caller, row) =>
          answerQuestion(world, caller, row, body.text.trim()),
        ),
      changedDeal,
    ),
    route(
      'extendDealProtection',
      ({ user, path, headers, body }) =>
        write(user, path.dealNumber, headers['If-Match'], 'extend', (caller, row) =>
          extendProtection(world, caller, row, body.reason.trim()),
        ),
      changedDeal,
    ),
  ];
};
