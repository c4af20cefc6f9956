import { all, labelled, nameOf, one } from './elements.ts';
import type { TestUser } from './TestUser.ts';

/** One copy button. */
export type CopyButtonPage = {
  /** The button. Throws with the names of the existing ones when there is none. */
  element: () => HTMLElement;
  /** `idle`, `copied` for 2 s, or `failed` when the browser does not allow copying. */
  status: () => string;
  /** Presses the button. The browser responds later, so wait for the status. */
  press: () => Promise<void>;
  /** The text that the panel offers after a failure. */
  offered: () => string;
};

/** Reads and operates the copy button with this name, or the first: `copyButton(document, user, 'Copy circuit number')`. */
export function copyButton(root: ParentNode, user: TestUser, name?: string): CopyButtonPage {
  const element = (): HTMLElement =>
    name === undefined
      ? one(root, '[data-copies] > button', 'copy button')
      : labelled(all(root, '[data-copies] > button'), name, 'copy button', nameOf);
  const frame = (): HTMLElement => element().closest<HTMLElement>('[data-copies]') ?? element();
  return {
    element,
    status: () => frame().dataset['state'] ?? '',
    press: async () => void (await user.click(element())),
    offered: () => one(frame(), 'input', 'text to copy').getAttribute('value') ?? '',
  };
}
