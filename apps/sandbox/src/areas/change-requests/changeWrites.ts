import { ProblemError } from '../../http/problem.ts';
import { impactOfChange, titleOf } from '../../world/changes.ts';
import { changes, services, type ServiceRow } from '../../world/collections.ts';
import type { World } from '../../world/createWorld.ts';
import type { User } from '../../store/users.ts';
import { requireAction } from '../actions.ts';
import { callerOf, requireVersion } from '../caller.ts';
import { serviceActions } from '../services/serviceActions.ts';
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
export function serviceOf(world: World, user: User, body: NewChange): ServiceRow {
  const { partnerId } = callerOf(user);
  const row = services.first(world, 'id = ? AND partner_id = ?', body.serviceId, partnerId);
  if (row === undefined)
    throw new ProblemError(422, 'There is no such service. Choose another one.', {
      errors: [{ pointer: '/serviceId', detail: 'does not exist' }],
    });
  requireAction(serviceActions, row, user, body.type === 'cease' ? 'cease' : 'requestChange');
  return row;
}

/** Stores a request for this version of its service, schedules its first step, and returns its id. */
export function insertChange(world: World, user: User, body: RequestedChange, etag: string): string {
  const caller = callerOf(user);
  // Checked before the version: for a service that a colleague ceases, this problem says more.
  const service = serviceOf(world, user, body);
  requireVersion(etag, service, 'This service', caller);
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
