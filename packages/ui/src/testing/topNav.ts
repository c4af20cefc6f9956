import { all, isShown, labelled, labelOf, one } from './elements.ts';
import { typed, type TestUser } from './TestUser.ts';

/** The bar, wide or short. It opens the menu button or "More" on the way to an item. */
export type TopNavPage = {
  /** The `<nav>`. */
  element: () => HTMLElement;
  /** The labels of the visible items. */
  items: () => string[];
  /** The item that is the current page, or contains it; else null. */
  current: () => string | null;
  /** The innermost open panel; else null. */
  panel: () => HTMLElement | null;
  /** The labels of the panel's links and buttons. */
  choices: () => string[];
  /** Opens a parent. Does nothing when it is open. */
  open: (item: string) => Promise<HTMLElement>;
  /** Follows the link of an item or a sub-item. */
  follow: (item: string, subItem?: string) => Promise<void>;
  /** Types a keyword into the search box and submits it. */
  search: (keyword: string) => Promise<void>;
  openProfile: () => Promise<HTMLElement>;
  logOut: () => Promise<void>;
  /** Chooses a view by its id. The caller renders the confirmation dialog. */
  chooseView: (id: string) => Promise<void>;
  /** Closes the innermost open menu. */
  pressEscape: () => Promise<void>;
};

const itemControls = 'li[data-item] > :is(button, a)';
const choiceControls = ':is(a, button):not([aria-expanded])';

/** Reads and operates the bar: `topNav(document, user).follow('Services', 'Change requests')`. */
export function topNav(root: ParentNode, user: TestUser): TopNavPage {
  const element = (): HTMLElement => one(root, 'nav:has([data-home])', 'bar');
  const trigger = (id: string): HTMLElement =>
    one(element(), `[data-trigger="${id}"]`, `trigger ${id} in the bar`);
  const itemsInSight = (): HTMLElement[] => all(element(), itemControls).filter(isShown);
  const panel = (): HTMLElement | null => all(element(), '[data-panel]').at(-1) ?? null;
  const choices = (): HTMLElement[] => all(panel() ?? element(), choiceControls).filter(isShown);

  async function expand(control: HTMLElement): Promise<HTMLElement> {
    if (control.getAttribute('aria-expanded') !== 'true') await user.click(control);
    return panel() ?? element();
  }

  /** Returns the item, after opening the menu that hides it. */
  async function reach(item: string): Promise<HTMLElement> {
    for (const id of ['#menu', '#more']) {
      if (itemsInSight().some((control) => labelOf(control) === item)) break;
      const opener = element().querySelector<HTMLElement>(`[data-trigger="${id}"]`);
      if (opener && isShown(opener)) await expand(opener);
    }
    return labelled(itemsInSight(), item, 'item in the bar');
  }

  const open = async (item: string): Promise<HTMLElement> => expand(await reach(item));
  const openProfile = (): Promise<HTMLElement> => expand(trigger('#profile'));

  async function search(keyword: string): Promise<void> {
    const box = one(element(), 'input[type="search"]', 'search box in the bar');
    if (!isShown(box)) await expand(trigger('#menu'));
    await user.click(box);
    await user.keyboard(`${typed(keyword)}{Enter}`);
  }

  return {
    element,
    items: () => itemsInSight().map(labelOf),
    current: () => {
      const current = itemsInSight().find((control) => control.hasAttribute('aria-current'));
      return current ? labelOf(current) : null;
    },
    panel,
    choices: () => (panel() ? choices().map(labelOf) : []),
    open,
    follow: async (item, subItem) => {
      if (subItem === undefined) await user.click(await reach(item));
      else {
        await open(item);
        await user.click(labelled(choices(), subItem, `sub-item of ${item}`));
      }
    },
    search,
    openProfile,
    logOut: async () =>
      void (await user.click(one(await openProfile(), ':scope > :last-child button', 'Log out'))),
    chooseView: async (id) => {
      const views = all(await expand(trigger('#view')), '[data-choice]');
      await user.click(labelled(views, id, 'view', ({ dataset }) => dataset['choice'] ?? ''));
    },
    pressEscape: async () => void (await user.keyboard('{Escape}')),
  };
}
