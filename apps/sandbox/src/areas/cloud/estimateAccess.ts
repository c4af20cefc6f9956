import type { Authorize } from '../../http/route.ts';
import type { User } from '../../store/users.ts';
import type { World } from '../../world/createWorld.ts';
import { createAccess } from '../access.ts';
import { callerOf } from '../caller.ts';
import { estimateActions, type EstimateAction } from './estimateActions.ts';
import type { EstimateRow } from './estimates.ts';
import type { EstimateStore } from './store.ts';
import { toEstimate } from './toEstimate.ts';

/** Gives routes access to the estimates that a caller may see. */
export function createEstimateAccess(world: World, store: EstimateStore) {
  const rules = {
    subject: 'This estimate',
    missing: 'There is no such estimate. Look for it in the list.',
    show: (row: EstimateRow, user: User) => toEstimate(row, callerOf(user)),
    actions: estimateActions,
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

  /** For a call that may change an estimate only if it allows the action. */
  const changedBy =
    (action: EstimateAction): Authorize<{ estimateNumber: string }> =>
    ({ user, path }) =>
      visible.changed(user, path.estimateNumber, action);

  return { ...visible, own, changedBy };
}
