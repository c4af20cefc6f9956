import type { MenuButtonItem } from '@quayside/ui/MenuButton';
import { actionItems } from './actionItems.ts';
import type { ListedActions } from './actions.ts';

/**
 * The refused ones of some actions, as items of the menu beside their buttons: a phone has no room for disabled buttons. `labels` are the
 * texts of the buttons.
 */
export function foldedItems<Action extends string>(
  thing: ListedActions<Action>,
  labels: readonly (readonly [action: NoInfer<Action>, label: string])[],
): MenuButtonItem[] {
  return labels.flatMap(([action, label]) =>
    thing.allowedActions.includes(action)
      ? []
      : actionItems(thing, action, { kind: 'action', id: action, label, onSelect: () => undefined }),
  );
}
