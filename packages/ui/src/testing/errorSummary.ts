import { all, labelled, nameOf, textOf } from './elements.ts';
import type { TestUser } from './TestUser.ts';

/** The error summary of a form. */
export type ErrorSummaryPage = {
  isShown: () => boolean;
  title: () => string;
  messages: () => string[];
  /** Follows the message that links to its field. */
  follow: (message: string) => Promise<void>;
};

/** Reads and operates the first error summary: `errorSummary(document, user).follow('Enter a subject')`. */
export function errorSummary(root: ParentNode, user: TestUser): ErrorSummaryPage {
  const summary = (): HTMLElement | undefined => all(root, '[role="group"][data-tone="critical"]')[0];
  const inside = (selector: string): HTMLElement[] => {
    const element = summary();
    return element ? all(element, selector) : [];
  };
  return {
    isShown: () => summary() !== undefined,
    title: () => {
      const element = summary();
      return element ? nameOf(element) : '';
    },
    messages: () => inside('li').map(textOf),
    follow: async (message) => void (await user.click(labelled(inside('a'), message, 'message', textOf))),
  };
}
