import { ProblemError } from '../../http/problem.ts';
import { impactOfChange, titleOf } from '../../world/changes.ts';
import { changes, services, type ServiceRow } from '../../world/collections.ts';
import type { World } from '../../world/createWorld.ts';
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

/** The service of a change. Throws 422 for one that does not exist, and 409 for one that cannot be changed now. */
export function serviceOf(world: World, { partnerId }: Caller, body: NewChange): ServiceRow {
  const row = services.first(world, 'id = ? AND partner_id = ?', body.serviceId, partnerId);
  if (row === undefined)
    throw new ProblemError(422, 'There is no such service. Choose another one.', {
      errors: [{ pointer: '/serviceId', detail: 'does not exist' }],
    });
  if (row.changeLock !== null)
    throw new ProblemError(
      409,
      'The service is locked against changes. Ask an administrator of your company to unlock it.',
      { reason: 'wrong-state', changed: { by: row.changeLock.by.name, at: row.changeLock.at } },
    );
  if (!['live', 'livePending', 'suspended'].includes(row.status))
    throw new ProblemError(
      409,
      'Only a live service can be changed. The page of the service says what happens to it.',
      { reason: 'wrong-state' },
    );
  return row;
}

/** Stores a request, schedules its first step, and returns its id. */
export function insertChange(world: World, caller: Caller, body: RequestedChange): string {
  const service = serviceOf(world, caller, body);
  checkChange(world, body);
  requireSeenCharges(body.charges, chargesOf(world, service, body));
  const number = changes.greatest(world, 'number') + 1;
  const id = `CR-${number}`;
  const at = world.now().toISOString();
  const siteName = service.aEnd.name;
  const title = titleOf(body.type, service, body.bandwidthMbps ?? null);
  changes.add(world, {
    id,
    number,
    partnerId: caller.partnerId,
    service,
    siteName,
    type: body.type,
    title,
    status: 'submitted',
    waitingFor: 'us',
    impact: impactOfChange[body.type],
    requestedBy: caller,
    requestedAt: at,
    updatedAt: at,
    window: body.window,
    state: {
      reason: body.reason ?? '',
      body,
      charges: chargesOf(world, service, body),
      diff: diffOf(service, body),
      history: [{ at, status: 'submitted', by: caller.name, note: '' }],
    },
    searched: [id, title, service.id, service.name, siteName].join(' ').toLowerCase(),
  });
  const status =
    body.type === 'cease' ? 'ceasing' : service.status === 'live' ? 'livePending' : service.status;
  services.set(world, service.id, { waitingFor: 'us', status });
  scheduleNextMove(world, id, world.now());
  return id;
}
