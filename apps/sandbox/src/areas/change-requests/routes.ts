import { json, versioned } from '../../http/apiResponse.ts';
import { ProblemError } from '../../http/problem.ts';
import { route } from '../../http/route.ts';
import type { User } from '../../store/users.ts';
import { impactOfChange, titleOf } from '../../world/changes.ts';
import type { Row, World } from '../../world/createWorld.ts';
import { callerOf, requireVersion, type Caller } from '../caller.ts';
import type { AreaRoutes } from '../ports.ts';
import { createOnce } from '../submissions.ts';
import { chargesOf, checkChange, diffOf, type NewChange } from './changeCharges.ts';
import { createChangeStore } from './store.ts';
import type { ChangeState } from './toChangeRequest.ts';

/** The operations of change requests. */
export const changeRequestRoutes: AreaRoutes = ({ world }) => {
  const store = createChangeStore(world);

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

  return [
    route('listChangeRequests', ({ user, query }) => json(store.list(callerOf(user), query))),
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
    route('cancelChangeRequest', ({ user, path, headers, body: { reason } }) => {
      const caller = callerOf(user);
      world.write(() => {
        const row = found(user, path.changeRequestId);
        requireVersion(headers['If-Match'], row, 'This change request');
        const request = store.toChangeRequest(row);
        if (!request.allowedActions.includes('cancel'))
          throw new ProblemError(
            409,
            'The change has begun or ended and cannot be cancelled. Load it again.',
          );
        const state: ChangeState = JSON.parse(String(row['state']));
        const at = world.now().toISOString();
        const history = [
          { at, status: 'cancelled', by: caller.name, note: reason },
          ...request.history,
        ] as const;
        world.all(
          `UPDATE changes SET status = 'cancelled', waiting_for = NULL, updated_at = ?, changed_by = ?, state = ?, version = version + 1 WHERE id = ?`,
          at,
          caller.name,
          JSON.stringify({ ...state, history }),
          request.id,
        );
        releaseService(world, request.service.id);
      });
      return respond(user, path.changeRequestId);
    }),
  ];
};

/** The service of a change. Throws 422 for one that does not exist, and 409 for one that cannot be changed now. */
function serviceOf(world: World, { partnerId }: Caller, body: NewChange): Row {
  const row = world.first(
    'SELECT * FROM services WHERE id = ? AND partner_id = ?',
    body.serviceId,
    partnerId,
  );
  if (row === undefined)
    throw new ProblemError(422, 'There is no such service. Choose another one.', {
      errors: [{ pointer: '/serviceId', detail: 'does not exist' }],
    });
  if (row['change_lock'] !== null)
    throw new ProblemError(
      409,
      'The service is locked against changes. Ask an administrator of your company to unlock it.',
    );
  if (!['live', 'livePending', 'suspended'].includes(String(row['status'])))
    throw new ProblemError(
      409,
      'Only a live service can be changed. Load it again to see what happens to it.',
    );
  return row;
}

function insertChange(world: World, caller: Caller, body: NewChange): string {
  const service = serviceOf(world, caller, body);
  checkChange(world, body);
  const number = Number(world.first('SELECT max(number) AS number FROM changes')?.['number']) + 1;
  const id = `CR-${number}`;
  const at = world.now().toISOString();
  const name = String(service['name']);
  const site = String(service['a_name']);
  const title = titleOf(
    body.type,
    { bandwidthMbps: Number(service['bandwidth_mbps']) },
    body.bandwidthMbps ?? null,
  );
  const state: ChangeState = {
    reason: body.reason ?? '',
    body,
    charges: chargesOf(world, service, body),
    history: [{ at, status: 'submitted', by: caller.name, note: '' }],
  };
  world.insert('changes', {
    id,
    number,
    partner_id: caller.partnerId,
    service_id: body.serviceId,
    service_name: name,
    service_product: String(service['product']),
    site_name: site,
    type: body.type,
    title,
    status: 'submitted',
    waiting_for: 'us',
    impact: impactOfChange[body.type],
    requested_by: caller.id,
    requested_by_name: caller.name,
    requested_at: at,
    updated_at: at,
    window_from: body.window?.from ?? null,
    window_to: body.window?.to ?? null,
    state: JSON.stringify(state),
    searched: [id, title, body.serviceId, name, site].join(' ').toLowerCase(),
  });
  const statusAfter = body.type === 'cease' ? 'ceasing' : 'livePending';
  world.all(
    `UPDATE services SET waiting_for = 'us', status = CASE WHEN ? = 'ceasing' OR status = 'live' THEN ? ELSE status END WHERE id = ?`,
    statusAfter,
    statusAfter,
    body.serviceId,
  );
  return id;
}

/** A service without open changes is live again. */
function releaseService(world: World, serviceId: string): void {
  world.all(
    `UPDATE services SET waiting_for = NULL, status = 'live'
     WHERE id = ? AND status IN ('livePending', 'ceasing')
       AND NOT EXISTS (SELECT 1 FROM changes WHERE service_id = services.id AND waiting_for IS NOT NULL)`,
    serviceId,
  );
}
