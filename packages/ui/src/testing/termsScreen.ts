import { one, textOf } from './elements.ts';
import type { TestUser } from './TestUser.ts';

/** The screen that is all there is until the terms are accepted. */
export type TermsScreenPage = {
  isShown: () => boolean;
  /** What is being done with the answer: `ready`, `accepting` or `error`. */
  status: () => string;
  agree: () => Promise<void>;
  /** Only asks: the confirmation is a dialog of the host's. */
  disagree: () => Promise<void>;
  /** What it says when the answer could not be saved, else nothing. */
  error: () => string;
};

/** Reads and answers the terms screen, in whichever language it is. */
export function termsScreen(root: ParentNode, user: TestUser): TermsScreenPage {
  // Of all screens only this one has a state and two answers at its foot.
  const buttons = 'main[data-state] > :last-child button';
  const screen = (): HTMLElement => one(root, 'main[data-state]', 'terms screen');
  return {
    isShown: () => root.querySelectorAll(buttons).length === 2,
    status: () => screen().dataset['state'] ?? '',
    agree: async () =>
      void (await user.click(one(root, `${buttons}[data-variant="primary"]`, 'terms screen'))),
    disagree: async () =>
      void (await user.click(one(root, `${buttons}:not([data-variant="primary"])`, 'terms screen'))),
    error: () => textOf(screen().querySelector('[role="alert"]')),
  };
}
