import type { CloudEstimate } from '../../contract/generated/openapi.ts';
import { ProblemError } from '../../http/problem.ts';
import type { Authorize } from '../../http/route.ts';
import type { User } from '../../store/users.ts';
import type { World } from '../../world/createWorld.ts';
import { createAccess } from '../access.ts';
import { callerOf, type Caller, lastChangeOf } from '../caller.ts';
import type { EstimateRow } from './estimates.ts';
import type { EstimateStore } from './store.ts';
import { toEstimate } from './toEstimate.ts';

type Action = CloudEstimate['allowedActions'][number];

/** Gives routes access to the estimates that a caller may see. */
export function createEstimateAccess(world: World, store: EstimateStore) {
  const rules = {
    subject: 'This estimate',
    missing: 'There is no such estimate. Look for it in the list.',
    show: (row: EstimateRow, user: User) => toEstimate(row, callerOf(user)),
    actionCalls: {
      edit: 'replaceCloudEstimate',
      share: 'shareCloudEstimate',
      delete: 'deleteCloudEstimate',
      move: 'moveCloudEstimate',
      requestQuote: 'requestCloudQuote',
      cancelQuote: 'cancelCloudQuote',
    },
  } as const;
  const visible = createAccess(world, {
    ...rules,
    find: (user, number) => store.find(callerOf(user), number),
    findDeleted: (user, number) => store.findDeleted(callerOf(user), number),
  });
  /** The estimates that the caller owns, also deleted ones. */
  const own = createAccess(world, {
    ...rules,
    find: (user, number) => store.findOwn(callerOf(user), number),
  });

  type Change = (caller: Caller, row: EstimateRow) => void;

  /** A change that is refused unless the estimate allows the action. */
  const allowed = (user: User, action: Action, change: Change) => (row: EstimateRow) => {
    const caller = callerOf(user);
    if (!toEstimate(row, caller).allowedActions.includes(action))
      throw new ProblemError(409, 'The estimate no longer allows that. You can change a copy of it.', {
        reason: 'wrong-state',
        changed: lastChangeOf(row),
      });
    change(caller, row);
  };

  /** Changes an estimate, after checking the caller's version and whether the action is allowed. */
  const update = (user: User, number: string, ifMatch: string, action: Action, change: Change) =>
    visible.write(user, number, ifMatch, allowed(user, action, change));

  const changedEstimate: Authorize<{ estimateNumber: string }> = ({ user, path }) =>
    visible.changed(user, path.estimateNumber);

  return { ...visible, own, allowed, update, changedEstimate };
}
