import type { MenuButtonItem } from '@quayside/ui/MenuButton';
import { reasonOf, type ListedActions } from './actions.ts';

/** The menu item of an action of a thing, in a list: disabled with its reason if the thing refuses the action; none if the action makes no sense now. */
export function actionItems<Action extends string>(
  thing: ListedActions<Action>,
  action: NoInfer<Action>,
  item: MenuButtonItem,
): MenuButtonItem[] {
  if (thing.allowedActions.includes(action)) return [item];
  const description = reasonOf(thing, action);
  if (description === undefined) return [];
  const { id, label, icon } = item;
  return [
    {
      kind: 'action',
      id,
      label,
      description,
      disabled: true,
      onSelect: () => undefined,
      ...(icon && { icon }),
    },
  ];
}
