import type { CloudEstimate } from '../../contract/generated/openapi.ts';
import { versioned } from '../../http/apiResponse.ts';
import { ProblemError } from '../../http/problem.ts';
import type { Authorize } from '../../http/route.ts';
import type { User } from '../../store/users.ts';
import type { Row, World } from '../../world/createWorld.ts';
import { callerOf, requireVersion, type Caller, lastChangeOf } from '../caller.ts';
import type { EstimateStore } from './store.ts';
import { toEstimate } from './toEstimate.ts';

/** The name of an estimate in the messages of problems. */
export const subject = 'This estimate';

type Action = CloudEstimate['allowedActions'][number];

/** Finds, changes and responds with estimates that a caller may see. */
export function createEstimateAccess(world: World, store: EstimateStore) {
  function found(caller: Caller, number: string): Row {
    const row = store.find(caller, number);
    if (row === undefined) throw missing();
    return row;
  }

  /** An estimate that the caller owns, also a deleted one. */
  function ownEstimate(caller: Caller, number: string): Row {
    const row = store.findOwn(caller, number);
    if (row === undefined) throw missing();
    return row;
  }

  function respond(user: User, number: string, headers?: Record<string, string>) {
    const caller = callerOf(user);
    const row = found(caller, number);
    return versioned(toEstimate(row, caller), Number(row['version']), headers);
  }

  /** Changes an estimate, after checking the caller's version and whether the action is allowed. */
  function update(
    user: User,
    number: string,
    ifMatch: string,
    action: Action,
    change: (caller: Caller, row: Row) => void,
  ) {
    const caller = callerOf(user);
    const changed = world.write(() => {
      const row = found(caller, number);
      requireVersion(ifMatch, row, subject, caller);
      if (!toEstimate(row, caller).allowedActions.includes(action))
        throw new ProblemError(409, 'The estimate no longer allows that. You can change a copy of it.', {
          reason: 'wrong-state',
          changed: lastChangeOf(row),
        });
      change(caller, row);
      return store.find(caller, number) ?? row;
    });
    return versioned(toEstimate(changed, caller), Number(changed['version']));
  }

  const changedEstimate: Authorize<{ estimateNumber: string }> = ({ user, path }) => ({
    row: found(callerOf(user), path.estimateNumber),
    subject,
  });

  const requireEstimate: Authorize<{ estimateNumber: string }> = ({ user, path }) => {
    found(callerOf(user), path.estimateNumber);
    return undefined;
  };

  return { respond, update, ownEstimate, changedEstimate, requireEstimate };
}

/** The problem of an estimate that does not exist or that the caller may not see. */
export function missing(): ProblemError {
  return new ProblemError(404, 'There is no such estimate. Look for it in the list.');
}
