import { defaultQueryOf } from '../../contract/defaultQuery.ts';
import { json } from '../../http/apiResponse.ts';
import { route, type Authorize } from '../../http/route.ts';
import { impactOfChange } from '../../world/changes.ts';
import { createAccess } from '../access.ts';
import { callerOf } from '../caller.ts';
import { exportedTurn } from '../jobs/exportFormat.ts';
import { startExport } from '../jobs/startExport.ts';
import type { AreaRoutes } from '../ports.ts';
import { createOnce } from '../submissions.ts';
import { chargesOf, checkChange, diffOf } from './changeCharges.ts';
import { changeActions } from './changeActions.ts';
import { addChangeEvents } from './changeEvents.ts';
import { changeExport } from './changeExport.ts';
import { findChange, type VisibleChange } from './changeQuery.ts';
import { recordStep } from './changeSteps.ts';
import { insertChange, serviceOf } from './changeWrites.ts';
import { allChanges, changeSummaryOf, listChanges } from './store.ts';
import { toChangeRequest, toChangeSummary } from './toChangeRequest.ts';

export const changeRequestRoutes: AreaRoutes = ({ world }) => {
  addChangeEvents(world);

  const { respond, write, changed } = createAccess(world, {
    subject: 'This change request',
    missing: 'There is no change request with this number. Look for it in the list.',
    find: (user, id) => findChange(world, callerOf(user), id),
    show: (change) => toChangeRequest(world, change),
    actions: changeActions,
  });
  const changedRequest: Authorize<{ changeRequestId: string }> = ({ user, path }) =>
    changed(user, path.changeRequestId);

  return [
    route('listChangeRequests', ({ user, query }) => json(listChanges(world, callerOf(user), query))),
    route('createChangeRequestExport', ({ user, body: { columns, sort, ...filters } }) => {
      const caller = callerOf(user);
      const query = { ...defaultQueryOf('listChangeRequests'), ...filters, sort: sort ?? '-updatedAt' };
      const rows = allChanges(world, caller, query).map(toExportedRow);
      return startExport(world, caller, 'createChangeRequestExport', { ...changeExport, rows, columns });
    }),
    route('getChangeRequestSummary', ({ user }) => json(changeSummaryOf(world, callerOf(user)))),
    route('previewChangeRequest', ({ user, body }) => {
      const service = serviceOf(world, user, body);
      if (body.type !== 'cease' || body.ceaseDate !== undefined)
        checkChange(world, body.type === 'cease' ? { ceaseReason: 'other', ...body } : body);
      return json({
        etag: `"${service.version}"`,
        charges: chargesOf(world, service, body),
        diff: diffOf(service, body),
        impact: impactOfChange[body.type],
      });
    }),
    route('createChangeRequest', ({ user, headers, body }) => {
      const caller = callerOf(user);
      const etag = headers['If-Match'];
      const submission = {
        key: headers['Idempotency-Key'],
        operationId: 'createChangeRequest',
        body: { ...body, etag },
      };
      const id = createOnce(world, caller, submission, () => insertChange(world, user, body, etag));
      return respond(user, id, { location: `/api/portal/rest/change-requests/${id}` });
    }),
    route('getChangeRequest', ({ user, path }) => respond(user, path.changeRequestId)),
    route(
      'cancelChangeRequest',
      ({ user, path, headers, body: { reason } }) =>
        write(user, path.changeRequestId, headers['If-Match'], 'cancel', (row) => {
          const { id, name } = callerOf(user);
          recordStep(world, row, { status: 'cancelled', by: name, note: reason, at: world.now() });
          const payload = JSON.stringify({ by: { id, name }, comment: reason });
          world.schedule(0, { kind: 'change.cancelled', subjectId: row.id, payload });
        }),
      changedRequest,
    ),
  ];
};

function toExportedRow(row: VisibleChange) {
  const { window, ...summary } = toChangeSummary(row);
  return { ...exportedTurn(summary), windowFrom: window?.from, windowTo: window?.to };
}
