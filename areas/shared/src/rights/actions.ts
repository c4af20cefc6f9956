import type { PermissionId } from '@quayside/contract/access';
import * as v from 'valibot';

const permission = v.custom<PermissionId>((value) => typeof value === 'string');

/** The actions that a thing refuses this user now, with the reasons, as its response lists them. */
export const refusedActions = v.array(
  v.object({ action: v.string(), reason: v.string(), permission: v.exactOptional(permission) }),
);

/** What a thing says of its actions. An action that makes no sense in its state is in neither list. */
export interface ListedActions<Action extends string> {
  readonly allowedActions: readonly Action[];
  readonly refusedActions: v.InferOutput<typeof refusedActions>;
}

/** Whether an administrator could allow a refused action, by a role. */
export function isGrantable<Action extends string>(
  { refusedActions: refused }: Pick<ListedActions<Action>, 'refusedActions'>,
  action: Action,
): boolean {
  return refused.some((each) => each.action === action && each.permission !== undefined);
}

/** Why a thing refuses an action; undefined if it allows it, or if the action makes no sense now. */
export function reasonOf<Action extends string>(
  { refusedActions: refused }: Pick<ListedActions<Action>, 'refusedActions'>,
  action: Action,
): string | undefined {
  return refused.find((each) => each.action === action)?.reason;
}
