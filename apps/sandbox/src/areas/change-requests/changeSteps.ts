import type { ChangeRequest } from '../../contract/generated/openapi.ts';
import { changes, type ChangeRow } from '../../world/collections.ts';
import type { World } from '../../world/createWorld.ts';
import { toChangeRequest } from './toChangeRequest.ts';

/** A step of a change request to another state: the author, a note, and the new window, if any. */
export interface ChangeStep {
  readonly status: ChangeRequest['status'];
  readonly by: string;
  readonly note: string;
  readonly at: Date;
  readonly window?: ChangeRequest['window'];
}

/** Sets the next state of a change request and adds it to the history. The service then waits for the same party as the change. */
export function recordStep(world: World, row: ChangeRow, { status, by, note, at, window }: ChangeStep): void {
  const { history, diff, charges } = toChangeRequest(world, row);
  const time = at.toISOString();
  changes.change(world, row.id, by, {
    status,
    waitingFor: waitingForOf(status),
    updatedAt: time,
    changedAt: time,
    window: window ?? row.window,
    // The difference and the charges cannot be derived from the service once it is changed.
    state: { ...row.state, diff, charges, history: [{ at: time, status, by, note }, ...history] },
  });
  releaseService(world, row.service.id);
}

/** The party that a change in this state waits for; null if none. */
function waitingForOf(status: ChangeRequest['status']): ChangeRequest['waitingFor'] {
  if (status === 'awaitingApproval') return 'you';
  return ['done', 'rejected', 'rolledBack', 'cancelled'].includes(status) ? null : 'us';
}

/** Updates whom a service waits for, by its open changes. Without any, the service is live. */
function releaseService(world: World, serviceId: string): void {
  world.all(
    `UPDATE services SET waiting_for = (
       SELECT waiting_for FROM changes WHERE service_id = services.id AND waiting_for IS NOT NULL ORDER BY waiting_for = 'you' DESC
     ) WHERE id = ?`,
    serviceId,
  );
  world.all(
    `UPDATE services SET status = 'live' WHERE id = ? AND waiting_for IS NULL AND status IN ('livePending', 'ceasing')`,
    serviceId,
  );
}
