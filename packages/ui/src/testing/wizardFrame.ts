import { all, isShown, labelled, labelOf, one, textOf } from './elements.ts';
import type { TestUser } from './TestUser.ts';

/** One step as a user sees it. */
export type SeenWizardStep = { label: string; state: string; isCurrent: boolean };

/** A wizard frame: its steps and the actions at its foot. */
export type WizardFramePage = {
  /** The heading of the current step. */
  heading: () => string;
  steps: () => SeenWizardStep[];
  /** Opens a step by its link. On a narrow screen it opens the list of steps first. */
  goTo: (step: string) => Promise<void>;
  /** The labels of the actions at its foot. */
  actions: () => string[];
  /** Presses an action at its foot. */
  press: (action: string) => Promise<void>;
};

function nameOfStep(item: HTMLElement): string {
  return labelOf(item.querySelector('a, button') ?? item.querySelector('div') ?? item);
}

/** Reads and operates a wizard frame: `wizardFrame(document, user).press('Save and continue')`. */
export function wizardFrame(root: ParentNode, user: TestUser): WizardFramePage {
  const frame = (): HTMLElement => one(root, '[data-steps]', 'wizard frame');
  const items = (): HTMLElement[] => all(frame(), 'ol > li[data-state]');
  const actions = (): HTMLElement[] => {
    const foot = frame().lastElementChild;
    return foot ? all(foot, 'a, button') : [];
  };
  return {
    heading: () => textOf(frame().querySelector('h1')),
    steps: () =>
      items().map((item) => ({
        label: nameOfStep(item),
        state: item.dataset['state'] ?? '',
        isCurrent: item.hasAttribute('aria-current'),
      })),
    goTo: async (step) => {
      const toggle = frame().querySelector<HTMLElement>('button[aria-controls]');
      if (toggle && isShown(toggle) && toggle.getAttribute('aria-expanded') === 'false')
        await user.click(toggle);
      const links = items().flatMap((item) => all(item, 'a'));
      await user.click(labelled(links, step, 'step with a link', textOf));
    },
    actions: () => actions().map(textOf),
    press: async (action) => void (await user.click(labelled(actions(), action, 'action', textOf))),
  };
}
