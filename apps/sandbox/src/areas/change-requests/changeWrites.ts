import { ProblemError, type LastChange } from '../../http/problem.ts';
import { impactOfChange, titleOf } from '../../world/changes.ts';
import type { Row, World } from '../../world/createWorld.ts';
import type { Caller } from '../caller.ts';
import {
  chargesOf,
  checkChange,
  diffOf,
  type NewChange,
  type RequestedChange,
  requireSeenCharges,
} from './changeCharges.ts';
import { scheduleNextMove } from './changeEvents.ts';
import type { ChangeState } from './toChangeRequest.ts';

/** The service of a change. Throws 422 for one that does not exist, and 409 for one that cannot be changed now. */
export function serviceOf(world: World, { partnerId }: Caller, body: NewChange): Row {
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
      { reason: 'wrong-state', changed: lockOf(row) },
    );
  if (!['live', 'livePending', 'suspended'].includes(String(row['status'])))
    throw new ProblemError(
      409,
      'Only a live service can be changed. The page of the service says what happens to it.',
      { reason: 'wrong-state' },
    );
  return row;
}

function lockOf(row: Row): LastChange {
  const { by, at }: Pick<LastChange, 'at'> & { readonly by: { readonly name: string } } = JSON.parse(
    String(row['change_lock']),
  );
  return { by: by.name, at };
}

/** Stores a request, schedules its first step, and returns its id. */
export function insertChange(world: World, caller: Caller, body: RequestedChange): string {
  const service = serviceOf(world, caller, body);
  checkChange(world, body);
  requireSeenCharges(body.charges, chargesOf(world, service, body));
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
    diff: diffOf(service, body),
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
  scheduleNextMove(world, id, world.now());
  return id;
}
