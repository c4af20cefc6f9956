import type { ChangeRequest } from '../../contract/generated/openapi.ts';
import type { Row, World } from '../../world/createWorld.ts';
import { toChangeRequest, type ChangeState } from './toChangeRequest.ts';

/** A step of a change request to another state: the author, a note, and the new window, if any. */
export interface ChangeStep {
  readonly status: ChangeRequest['status'];
  readonly by: string;
  readonly note: string;
  readonly at: Date;
  readonly window?: ChangeRequest['window'];
}

/** Sets the next state of a change request and adds it to the history. The service then waits for the same party as the change. */
export function recordStep(world: World, row: Row, { status, by, note, at, window }: ChangeStep): void {
  const { id, service, history, diff, charges, ...before } = toChangeRequest(world, row);
  const state: ChangeState = JSON.parse(String(row['state']));
  const time = at.toISOString();
  const next = window ?? before.window;
  const changed: ChangeState = {
    ...state,
    // Stored, because they cannot be derived from the service once it is changed.
    diff,
    charges,
    history: [{ at: time, status, by, note }, ...history],
  };
  world.all(
    `UPDATE changes SET status = ?, waiting_for = ?, updated_at = ?, changed_by = ?, changed_at = ?, window_from = ?, window_to = ?, state = ?,
       version = version + 1 WHERE id = ?`,
    status,
    waitingForOf(status),
    time,
    by,
    time,
    next?.from ?? null,
    next?.to ?? null,
    JSON.stringify(changed),
    id,
  );
  releaseService(world, service.id);
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
