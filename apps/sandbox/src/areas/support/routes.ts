import { defaultQueryOf } from '../../contract/defaultQuery.ts';
import { json, noContent } from '../../http/apiResponse.ts';
import { ProblemError } from '../../http/problem.ts';
import { route, type Authorize } from '../../http/route.ts';
import { plainText } from '../../http/typedValues.ts';
import { sharedRights } from '../../rights/rights.ts';
import type { User } from '../../store/users.ts';
import { colleaguesOf } from '../../world/people.ts';
import { absenceOf } from '../profile/profileState.ts';
import { createAccess } from '../access.ts';
import { callerOf } from '../caller.ts';
import { createConversations } from '../conversations/store.ts';
import { startExport } from '../jobs/startExport.ts';
import type { AreaRoutes } from '../ports.ts';
import { createOnce } from '../submissions.ts';
import { caseActions } from './caseActions.ts';
import { addCaseEvents } from './caseEvents.ts';
import { caseExport } from './caseExport.ts';
import { findCase, selectAllCases } from './caseRows.ts';
import { createCaseWrites, noSuchService } from './caseWrites.ts';
import { serviceIssuesOf } from './serviceIssues.ts';
import { listCases, supportSummaryOf } from './store.ts';
import { toCase, toSummary } from './toCase.ts';

const MAXIMUM_COLLEAGUES = 20;

const seesServices = ({ claims }: User): boolean => sharedRights().has('getService', claims);

/** The operations of Support: cases, planned works and colleagues. */
export const supportRoutes: AreaRoutes = ({ world }) => {
  const conversations = createConversations(world);
  const writes = createCaseWrites(world, conversations);
  addCaseEvents(world, conversations);

  const { found, respond, write, changed } = createAccess(world, {
    subject: 'This case',
    missing: 'There is no case with this number. Look for it in the list.',
    find: (user, caseNumber) => findCase(world, callerOf(user), caseNumber),
    show: (row) => toCase(world, row),
    actions: caseActions,
  });
  const changedCase: Authorize<{ caseNumber: string }> = ({ user, path }) => changed(user, path.caseNumber);

  function setFollower(user: User, caseNumber: string, personId: string, isFollowed: boolean) {
    found(user, caseNumber);
    if (colleaguesOf(callerOf(user).partnerId).every(({ id }) => id !== personId))
      throw new ProblemError(404, 'There is no such colleague. Choose one from the list.');
    world.write(() => writes.setFollowed(caseNumber, personId, isFollowed));
    return noContent();
  }

  return [
    route('getSupportSummary', ({ user }) =>
      json(supportSummaryOf(world, callerOf(user), seesServices(user))),
    ),
    route('listCases', ({ user, query }) => json(listCases(world, callerOf(user), query))),
    route('createCaseExport', ({ user, body: { columns, sort, ...filters } }) => {
      const caller = callerOf(user);
      const query = { ...defaultQueryOf('listCases'), ...filters, sort: sort ?? '-updatedAt' };
      const rows = selectAllCases(world, caller, query).map(toSummary);
      return startExport(world, caller, 'createCaseExport', { ...caseExport, rows, columns });
    }),
    route('createCase', ({ user, headers, body }) => {
      const caller = callerOf(user);
      if (body.serviceId !== null && !seesServices(user)) throw noSuchService();
      const submission = { key: headers['Idempotency-Key'], operationId: 'createCase', body };
      const caseNumber = createOnce(world, caller, submission, () => writes.create(caller, body));
      return respond(user, caseNumber, { location: `/api/portal/rest/support/cases/${caseNumber}` });
    }),
    route('getCase', ({ user, path }) => respond(user, path.caseNumber)),
    route(
      'changeCase',
      ({ user, path, headers, body }) =>
        write(
          user,
          path.caseNumber,
          headers['If-Match'],
          body.priority === undefined ? null : 'changePriority',
          (row) => writes.change(callerOf(user), row, body),
        ),
      changedCase,
    ),
    route(
      'decideResolution',
      ({ user, path, headers, body }) =>
        write(user, path.caseNumber, headers['If-Match'], 'decideResolution', (row) =>
          writes.decide(callerOf(user), row, body),
        ),
      changedCase,
    ),
    route(
      'closeCase',
      ({ user, path, headers, body }) =>
        write(user, path.caseNumber, headers['If-Match'], 'close', (row) =>
          writes.close(callerOf(user), row, body),
        ),
      changedCase,
    ),
    route('followCase', ({ user, path }) => setFollower(user, path.caseNumber, user.username, true)),
    route('unfollowCase', ({ user, path }) => setFollower(user, path.caseNumber, user.username, false)),
    route('addCaseFollower', ({ user, path }) => setFollower(user, path.caseNumber, path.personId, true)),
    route('removeCaseFollower', ({ user, path }) => setFollower(user, path.caseNumber, path.personId, false)),
    route('listColleagues', ({ user, query: { q } }) => {
      const wanted = plainText(q).toLowerCase();
      const items = colleaguesOf(callerOf(user).partnerId)
        .filter(({ name, email }) =>
          [...name.split(' '), email].some((word) => word.toLowerCase().startsWith(wanted)),
        )
        .slice(0, MAXIMUM_COLLEAGUES)
        .map(({ id, name, email }) => Object.assign({ id, name, email }, absenceOf(world, id)));
      return json({ items });
    }),
    route('getServiceIssues', ({ user, query: { serviceId } }) => {
      const issues = serviceIssuesOf(world, callerOf(user), serviceId);
      if (issues === undefined)
        throw new ProblemError(404, 'There is no service with this number. Look for it in the list.');
      return json(issues);
    }),
  ];
};
