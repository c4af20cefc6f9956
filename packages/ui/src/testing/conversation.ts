import { all, labelled, one, textOf } from './elements.ts';
import type { TestUser } from './TestUser.ts';

/** One entry of a conversation. */
export type SeenEntry = {
  id: string;
  /** `message`, `event` or `internal`. */
  kind: string;
  /** The text of its body. */
  text: string;
  /** `sent`, `sending` or `failed`. */
  delivery: string;
};

/** One conversation. */
export type ConversationPage = {
  /** The entries, oldest first. */
  entries: () => SeenEntry[];
  /** The list item of an entry. */
  entry: (id: string) => HTMLElement;
  /** Presses the button above the first entry. */
  loadEarlier: () => Promise<void>;
  /** Presses the button below the last entry. */
  showLater: () => Promise<void>;
  /** Presses the floating button: "1 new message" or "Jump to newest". Throws when there is none. */
  showNewest: () => Promise<void>;
  /** Sends a failed entry again. */
  retry: (id: string) => Promise<void>;
  /** Discards a failed entry. */
  discard: (id: string) => Promise<void>;
};

/** Reads and operates the conversation inside `root`. */
export function conversation(root: ParentNode, user: TestUser): ConversationPage {
  const items = (): HTMLElement[] => all(root, '[data-entry]');
  const entry = (id: string): HTMLElement => labelled(items(), id, 'entry', idOf);
  async function press(parent: ParentNode, selector: string, which: number, what: string): Promise<void> {
    const button = all(parent, selector).at(which);
    if (!button) throw new Error(`There is no ${what} here.`);
    await user.click(button);
  }
  return {
    entries: () =>
      items().map((item) => {
        const box = one(item, '[data-kind]', 'entry');
        return {
          id: idOf(item),
          kind: box.dataset['kind'] ?? '',
          text: textOf(box.querySelector('[data-body]')),
          delivery: box.dataset['delivery'] ?? 'sent',
        };
      }),
    entry,
    loadEarlier: () => press(root, '[data-earlier] button', 0, 'button that loads earlier entries'),
    showLater: () => press(root, '[data-shows="later"]', 0, 'button that shows later entries'),
    showNewest: () => press(root, '[data-newest] button', 0, 'button to the newest entry'),
    retry: (id) =>
      press(entry(id), '[data-delivery="failed"] button[data-act="retry"]', 0, 'button to send again'),
    discard: (id) =>
      press(entry(id), '[data-delivery="failed"] button[data-act="discard"]', 0, 'button to discard'),
  };
}

function idOf(item: HTMLElement): string {
  return item.dataset['entry'] ?? '';
}
