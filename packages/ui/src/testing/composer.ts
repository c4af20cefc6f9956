import { one, textOf } from './elements.ts';
import { typed, type TestUser } from './TestUser.ts';

/** One composer. */
export type ComposerPage = {
  /** `idle`, `sending`, `failed` or `disabled`. */
  state: () => string;
  /** The text of the message. */
  text: () => string;
  /** The error under the text, empty when there is none. */
  error: () => string;
  /** Types after the present text. */
  write: (words: string) => Promise<void>;
  /** Presses the send button. */
  send: () => Promise<void>;
  /** Presses Ctrl and Enter in the text. */
  sendByKeyboard: () => Promise<void>;
};

/** Operates the composer inside `root`: `await composer(section, user).write('Hello')`. */
export function composer(root: ParentNode, user: TestUser): ComposerPage {
  const form = (): HTMLElement => one(root, 'form:has(textarea)', 'composer');
  function area(): HTMLTextAreaElement {
    const element = one(form(), 'textarea', 'text');
    if (!(element instanceof HTMLTextAreaElement)) throw new Error('The composer has no text.');
    return element;
  }
  async function write(words: string): Promise<void> {
    await user.click(area());
    await user.keyboard(typed(words));
  }
  return {
    state: () => form().dataset['state'] ?? '',
    text: () => area().value,
    error: () => {
      const isInvalid = area().getAttribute('aria-invalid') === 'true';
      const id = area().getAttribute('aria-describedby')?.split(' ')[0] ?? '';
      return isInvalid ? textOf(form().ownerDocument.getElementById(id)) : '';
    },
    write,
    send: async () => void (await user.click(one(form(), 'button[type="submit"]', 'send button'))),
    sendByKeyboard: async () => {
      area().focus();
      await user.keyboard('{Control>}{Enter}{/Control}');
    },
  };
}
