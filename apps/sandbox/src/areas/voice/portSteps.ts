import type { PortStatus, WaitingFor } from '../../contract/generated/openapi.ts';
import type { Row, World } from '../../world/createWorld.ts';
import { textOrNull } from '../../world/readRow.ts';
import { stateOf, waitingForOf, type PortState } from './portState.ts';

/** A step of a port: the new state, the author and a note. */
export interface PortStep {
  readonly status: PortStatus;
  readonly by: string;
  readonly note: string;
  readonly at: Date;
  /** Default: the party that the state waits for. */
  readonly waitingFor?: WaitingFor;
  readonly portDate?: string | null;
  readonly requestedDate?: string | null;
  readonly state?: Partial<PortState>;
}

/** Sets the next state of a port, and adds it to the history. */
export function recordPortStep(world: World, row: Row, step: PortStep): void {
  const { status, by, note, at } = step;
  const before = stateOf(row);
  const time = at.toISOString();
  const state: PortState = {
    ...before,
    problem: null,
    ...step.state,
    history: [{ at: time, status, by, note }, ...before.history],
  };
  world.all(
    `UPDATE voice_ports SET status = ?, waiting_for = ?, port_date = ?, requested_date = ?, updated_at = ?, changed_by = ?, state = ?,
       version = version + 1 WHERE id = ?`,
    status,
    step.waitingFor ?? waitingForOf(status),
    step.portDate === undefined ? textOrNull(row, 'port_date') : step.portDate,
    step.requestedDate === undefined ? textOrNull(row, 'requested_date') : step.requestedDate,
    time,
    by,
    JSON.stringify(state),
    String(row['id']),
  );
}
