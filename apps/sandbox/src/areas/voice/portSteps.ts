import type { PortStatus, WaitingFor } from '../../contract/generated/openapi.ts';
import type { World } from '../../world/createWorld.ts';
import { ports, type PortRow, type PortState } from './ports.ts';
import { waitingForOf } from './portState.ts';

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
export function recordPortStep(world: World, port: PortRow, step: PortStep): void {
  const { status, by, note, portDate, requestedDate } = step;
  const at = step.at.toISOString();
  ports.change(world, port.id, by, {
    status,
    waitingFor: step.waitingFor ?? waitingForOf(status),
    portDate,
    requestedDate,
    updatedAt: at,
    state: {
      ...port.state,
      problem: null,
      ...step.state,
      history: [{ at, status, by, note }, ...port.state.history],
    },
  });
}
