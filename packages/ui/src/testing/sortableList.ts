import { all, labelled, one } from './elements.ts';
import type { TestUser } from './TestUser.ts';

/** One sortable list. Items are identified by their ids. */
export type SortableListPage = {
  /** The ids, in order. */
  order: () => string[];
  /** The list item. Throws with the existing ids when there is none. */
  item: (id: string) => HTMLElement;
  /** Presses the item's button. */
  moveUp: (id: string) => Promise<void>;
  moveDown: (id: string) => Promise<void>;
};

/** Reads and operates the sortable list inside `root`: `await sortableList(section, user).moveUp('voice')`. */
export function sortableList(root: ParentNode, user: TestUser): SortableListPage {
  const items = (): HTMLElement[] => all(root, '[data-item]');
  const item = (id: string): HTMLElement => labelled(items(), id, 'item', idOf);
  const press = async (id: string, move: string): Promise<void> =>
    void (await user.click(one(item(id), `[data-move="${move}"]`, `button that moves ${id} ${move}`)));
  return {
    order: () => items().map(idOf),
    item,
    moveUp: (id) => press(id, 'up'),
    moveDown: (id) => press(id, 'down'),
  };
}

function idOf(item: HTMLElement): string {
  return item.dataset['item'] ?? '';
}
