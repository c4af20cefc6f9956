import type { ListedActions } from './actions.ts';

export function refused(
  reason: string,
  ...actions: readonly string[]
): ListedActions<string>['refusedActions'] {
  return actions.map((action) => ({ action, reason }));
}

/** A thing as a user with the role Read-only sees it: everything that it allows to others is refused. `what` stands after “may not”. */
export function forReadOnly<Thing extends ListedActions<string>>(thing: Thing, what: string): Thing {
  const reason = `Your role Read-only may not ${what}. An administrator of your company can change your roles.`;
  return { ...thing, allowedActions: [], refusedActions: refused(reason, ...thing.allowedActions) };
}
