import { all, labelled, nameOf, one, textOf } from './elements.ts';
import type { TestUser } from './TestUser.ts';

/** A file of a list. */
export type SeenFile = {
  name: string;
  /** `waiting`, `uploading`, `scanning`, `ready`, `failed` or `blocked`. */
  state: string;
};

/** One list of files. */
export type FileListPage = {
  files: () => SeenFile[];
  /** The row of a file. Throws with the existing ones when there is none. */
  row: (name: string) => HTMLElement;
  /** Returns the reason why a file failed or was blocked, or an empty text. */
  problem: (name: string) => string;
  /** Cancels a file that is not complete, or removes one that is. */
  remove: (name: string) => Promise<void>;
  retry: (name: string) => Promise<void>;
};

/** Reads and operates the list of files with this label, or the only one. */
export function fileList(root: ParentNode, user: TestUser, label?: string): FileListPage {
  function list(): HTMLElement | undefined {
    const lists = all(root, 'ul:has(> [data-file])');
    return label === undefined ? lists[0] : labelled(lists, label, 'list of files', nameOf);
  }
  const rows = (): HTMLElement[] => all(list() ?? document.createElement('ul'), '[data-file]');
  const row = (name: string): HTMLElement => labelled(rows(), name, 'file', nameIn);
  async function press(name: string, place: number, what: string): Promise<void> {
    const button = all(row(name), 'button').at(place);
    if (!button) throw new Error(`The file "${name}" has no button to ${what}.`);
    await user.click(button);
  }
  return {
    files: () => rows().map((each) => ({ name: nameIn(each), state: each.dataset['state'] ?? '' })),
    row,
    problem: (name) =>
      ['failed', 'blocked'].includes(row(name).dataset['state'] ?? '')
        ? textOf(one(row(name), 'strong', 'problem').parentElement)
        : '',
    remove: (name) => press(name, -1, 'remove it'),
    retry: (name) => press(name, -2, 'try again'),
  };
}

function nameIn(row: Element): string {
  return textOf(row.querySelector('bdi'));
}
