import { json, versioned } from '../../http/apiResponse.ts';
import { ProblemError } from '../../http/problem.ts';
import { route, type Authorize } from '../../http/route.ts';
import type { User } from '../../store/users.ts';
import { impactOfChange } from '../../world/changes.ts';
import type { Row } from '../../world/createWorld.ts';
import { callerOf, requireVersion, lastChangeOf } from '../caller.ts';
import { startExport } from '../jobs/startExport.ts';
import type { AreaRoutes } from '../ports.ts';
import { createOnce } from '../submissions.ts';
import { chargesOf, checkChange, diffOf } from './changeCharges.ts';
import { addChangeEvents } from './changeEvents.ts';
import { changeExport } from './changeExport.ts';
import { allChanges } from './changeQuery.ts';
import { recordStep } from './changeSteps.ts';
import { insertChange, serviceOf } from './changeWrites.ts';
import { createChangeStore } from './store.ts';
import { toChangeSummary } from './toChangeRequest.ts';

/** The name of a change request in the messages of problems. */
const subject = 'This change request';

/** The operations of change requests. */
export const changeRequestRoutes: AreaRoutes = ({ world }) => {
  const store = createChangeStore(world);
  addChangeEvents(world);

  function found(user: User, id: string): Row {
    const row = store.findRow(callerOf(user), id);
    if (row === undefined)
      throw new ProblemError(404, 'There is no change request with this number. Look for it in the list.');
    return row;
  }

  const respond = (user: User, id: string, headers?: Record<string, string>) => {
    const row = found(user, id);
    return versioned(store.toChangeRequest(row), Number(row['version']), headers);
  };

  const changedRequest: Authorize<{ changeRequestId: string }> = ({ user, path }) => ({
    row: found(user, path.changeRequestId),
    subject,
  });

  return [
    route('listChangeRequests', ({ user, query }) => json(store.list(callerOf(user), query))),
    route('createChangeRequestExport', ({ user, body: { columns, sort, ...filters } }) => {
      const caller = callerOf(user);
      const rows = store
        .allRows(caller, { ...allChanges, ...filters, sort: sort ?? '-updatedAt' })
        .map(toExportedRow);
      return startExport(world, caller, { ...changeExport, rows, columns });
    }),
    route('getChangeRequestSummary', ({ user }) => json(store.summaryOf(callerOf(user)))),
    route('previewChangeRequest', ({ user, body }) => {
      const service = serviceOf(world, callerOf(user), body);
      if (body.type !== 'cease' || body.ceaseDate !== undefined)
        checkChange(world, body.type === 'cease' ? { ceaseReason: 'other', ...body } : body);
      return json({
        charges: chargesOf(world, service, body),
        diff: diffOf(service, body),
        impact: impactOfChange[body.type],
      });
    }),
    route('createChangeRequest', ({ user, headers, body }) => {
      const caller = callerOf(user);
      const submission = { key: headers['Idempotency-Key'], operationId: 'createChangeRequest', body };
      const id = createOnce(world, caller, submission, () => insertChange(world, caller, body));
      return respond(user, id, { location: `/api/portal/rest/change-requests/${id}` });
    }),
    route('getChangeRequest', ({ user, path }) => respond(user, path.changeRequestId)),
    route(
      'cancelChangeRequest',
      ({ user, path, headers, body: { reason } }) => {
        const caller = callerOf(user);
        world.write(() => {
          const row = found(user, path.changeRequestId);
          requireVersion(headers['If-Match'], row, subject, caller);
          const request = store.toChangeRequest(row);
          if (!request.allowedActions.includes('cancel'))
            throw new ProblemError(
              409,
              'The change has begun or ended and cannot be cancelled. Open a case to stop it.',
              { reason: 'wrong-state', changed: lastChangeOf(row) },
            );
          recordStep(world, row, { status: 'cancelled', by: caller.name, note: reason, at: world.now() });
          const payload = JSON.stringify({ by: { id: caller.id, name: caller.name }, comment: reason });
          world.schedule(0, { kind: 'change.cancelled', subjectId: request.id, payload });
        });
        return respond(user, path.changeRequestId);
      },
      changedRequest,
    ),
  ];
};

function toExportedRow(row: Row) {
  const { window, ...summary } = toChangeSummary(row);
  return { ...summary, windowFrom: window?.from, windowTo: window?.to };
}
