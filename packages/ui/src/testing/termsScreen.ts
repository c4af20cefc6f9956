import { one, textOf } from './elements.ts';
import type { TestUser } from './TestUser.ts';

/** The terms screen. */
export type TermsScreenPage = {
  isShown: () => boolean;
  /** Its state: `ready`, `accepting` or `error`. */
  status: () => string;
  agree: () => Promise<void>;
  /** Only asks: the caller renders the confirmation dialog. */
  disagree: () => Promise<void>;
  /** The error message, or nothing. */
  error: () => string;
};

/** Reads and operates the terms screen, in any language. */
export function termsScreen(root: ParentNode, user: TestUser): TermsScreenPage {
  // Only the terms screen has a state and two buttons in its footer.
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
