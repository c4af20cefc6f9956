import { all, labelled } from './elements.ts';
import type { TestUser } from './TestUser.ts';

/** A toast as it is seen. */
export type SeenToast = {
  /** Its title and its words; a duplicate's count is not among them. */
  text: string;
  /** `critical`, `caution`, `positive` or `info`. */
  tone: string;
};

/** The toasts of the page. */
export type ToastsPage = {
  /** Those that are shown, oldest first. */
  shown: () => SeenToast[];
  /** The one that says this, among others. Throws and says which there are. */
  element: (text: string) => HTMLElement;
  dismiss: (text: string) => Promise<void>;
  /** Presses its own button, such as Undo. */
  act: (text: string) => Promise<void>;
};

/** Reads and answers the page's toasts: `toasts(document, user).dismiss('The quote is saved.')`. */
export function toasts(root: ParentNode, user: TestUser): ToastsPage {
  // The newest stands on top.
  const cards = (): HTMLElement[] => all(root, '[data-toast]').toReversed();
  const element = (text: string): HTMLElement =>
    cards().find((card) => wordsOf(card).includes(text)) ?? labelled(cards(), text, 'toast', wordsOf);
  async function press(text: string, which: number): Promise<void> {
    const button = all(element(text), 'button').at(which);
    if (!button) throw new Error(`The toast "${text}" has no such button.`);
    await user.click(button);
  }
  return {
    shown: () => cards().map((card) => ({ text: wordsOf(card), tone: card.dataset['tone'] ?? '' })),
    element,
    dismiss: (text) => press(text, -1),
    act: (text) => press(text, -2),
  };
}

/** What describes its buttons is what it says. */
function wordsOf(card: HTMLElement): string {
  const id = card.querySelector('[aria-describedby]')?.getAttribute('aria-describedby') ?? '';
  const words = card.ownerDocument.getElementById(id);
  const texts = [...(words?.childNodes ?? [])].filter(
    (node) => node.nodeType === Node.TEXT_NODE || node.nodeName === 'STRONG',
  );
  return texts.map((node) => node.textContent?.trim()).join(' ');
}
