import type { ListedActions } from './actions.ts';

export function refused(
  reason: string,
  ...actions: readonly string[]
): ListedActions<string>['refusedActions'] {
  return actions.map((action) => ({ action, reason }));
}

/** A thing as a user with the role Read-only sees it: everything that it allows to others is refused. `what` stands after “may not”. */
export function forReadOnly<Thing extends ListedActions<string>>(thing: Thing, what: string): Thing {
  return forRole(thing, 'Read-only', what, []);
}

/** A thing as a user with one role sees it: what is not in `allowed` is refused. `what` stands after “may not”. */
export function forRole<Thing extends ListedActions<string>>(
  thing: Thing,
  role: string,
  what: string,
  allowed: readonly Thing['allowedActions'][number][],
): Thing {
  const reason = `Your role ${role} may not ${what}. An administrator of your company can change your roles.`;
  const others = thing.allowedActions.filter((action) => !allowed.includes(action));
  return { ...thing, allowedActions: allowed, refusedActions: refused(reason, ...others) };
}
