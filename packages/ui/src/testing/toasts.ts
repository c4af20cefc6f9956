import { all, labelled } from './elements.ts';
import type { TestUser } from './TestUser.ts';

/** A visible toast. */
export type SeenToast = {
  /** Its title and text, without the count of duplicates. */
  text: string;
  /** `critical`, `caution`, `positive` or `info`. */
  tone: string;
};

/** The toasts of the page. */
export type ToastsPage = {
  /** The visible toasts, oldest first. */
  shown: () => SeenToast[];
  /** The toast that contains this text. Throws with the existing ones when there is none. */
  element: (text: string) => HTMLElement;
  dismiss: (text: string) => Promise<void>;
  /** Presses its action, such as Undo. */
  act: (text: string) => Promise<void>;
};

/** Reads and operates the page's toasts: `toasts(document, user).dismiss('The quote is saved.')`. */
export function toasts(root: ParentNode, user: TestUser): ToastsPage {
  // The newest is on top.
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

/** The description of its buttons is its text: what stands before the count. */
function wordsOf(card: HTMLElement): string {
  const id = card.querySelector('[aria-describedby]')?.getAttribute('aria-describedby') ?? '';
  const words = card.ownerDocument.getElementById(id);
  const parts = [...(words?.children ?? [])];
  const countAt = parts.findIndex((part) => part.getAttribute('aria-hidden') === 'true');
  const texts = countAt === -1 ? parts : parts.slice(0, countAt);
  return texts.map((part) => part.textContent.trim()).join(' ');
}
