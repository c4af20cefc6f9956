import { all, labelled, labelOf, nameOf, one, textOf } from './elements.ts';
import { typed, type TestUser } from './TestUser.ts';

/** An action of the panel. */
export type SavedViewsAction = 'save' | 'saveAs' | 'rename' | 'setDefault' | 'delete';

/** The saved views of one list. Views are named as the user named them. */
export type SavedViewsPage = {
  /** Opens the panel, or closes it. */
  press: () => Promise<void>;
  /** The names in the open panel. The first one is the standard view. */
  views: () => string[];
  /** Opens the panel and chooses a view. */
  select: (name: string) => Promise<void>;
  /** Opens the panel and presses an action of the current view. */
  act: (action: SavedViewsAction) => Promise<void>;
  /** Closes the form without a new name. */
  cancel: () => Promise<void>;
  /** Types a name into the open form and submits it. */
  submitName: (name: string) => Promise<void>;
};

/** Reads and operates the saved views whose button contains this text, or the first button with a panel. */
export function savedViews(root: ParentNode, user: TestUser, current?: string): SavedViewsPage {
  function trigger(): HTMLElement {
    const triggers = all(root, '[aria-haspopup="dialog"]');
    const found = triggers.find((each) => current === undefined || nameOf(each).includes(current));
    if (!found) throw new Error(`There is no button of saved views "${current ?? ''}" here.`);
    return found;
  }
  const panel = (): Element | null => trigger().parentElement?.querySelector('[role="dialog"]') ?? null;
  async function opened(): Promise<Element> {
    if (!panel()) await user.click(trigger());
    const found = panel();
    if (!found) throw new Error('The panel of saved views does not open.');
    return found;
  }
  const lines = (): HTMLElement[] => all(panel() ?? root, '[data-line="view"]');
  return {
    press: async () => void (await user.click(trigger())),
    views: () => lines().map(labelOf),
    select: async (name) => {
      await opened();
      await user.click(labelled(lines(), name, 'saved view'));
    },
    act: async (action) => {
      await user.click(one(await opened(), `[data-action="${action}"]`, `action ${action}`));
    },
    cancel: async () =>
      void (await user.click(
        one(panel() ?? root, 'form button:not([type="submit"])', 'button that cancels'),
      )),
    submitName: async (name) => {
      const form = one(panel() ?? root, 'form', `form for a name in "${textOf(panel())}"`);
      const input = one(form, 'input', 'field for a name');
      await user.click(input);
      if (input instanceof HTMLInputElement) input.select();
      await user.keyboard(typed(name));
      await user.click(one(form, '[type="submit"]', 'button that saves the name'));
    },
  };
}
