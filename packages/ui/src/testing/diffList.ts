import { all, labelled, labelOf, one, textOf } from './elements.ts';
import type { TestUser } from './TestUser.ts';

/** One field as the user sees it. */
export type SeenDifference = {
  term: string;
  /** `added`, `removed`, `changed` or `unchanged`. */
  kind: string;
  /** The value before; in a conflict the user's own. Empty when there is none. */
  before: string;
  /** The value after; in a conflict the other user's. Empty when there is none. */
  after: string;
};

/** One diff list. Fields are named by their terms. */
export type DiffListPage = {
  /** The visible fields, in order. An unchanged field has its value on both sides. */
  differences: () => SeenDifference[];
  /** Throws with the existing terms when there is none. */
  difference: (term: string) => SeenDifference;
  /** `change` or `conflict`. */
  comparison: () => string;
  /** Presses the button that shows or hides the unchanged fields. */
  toggleUnchanged: () => Promise<void>;
};

/** Reads and operates the first diff list inside `root`: `diffList(section, user).difference('Bandwidth').after`. */
export function diffList(root: ParentNode, user: TestUser): DiffListPage {
  const list = (): HTMLElement => one(root, '[data-comparison]', 'diff list');
  const fields = (): HTMLElement[] => all(list(), 'dl > [data-kind]');
  return {
    differences: () => fields().map(readField),
    difference: (term) => readField(labelled(fields(), term, 'field')),
    comparison: () => list().dataset['comparison'] ?? '',
    toggleUnchanged: async () =>
      void (await user.click(one(list(), ':scope > :last-child > button', 'button for unchanged fields'))),
  };
}

function readField(field: HTMLElement): SeenDifference {
  const valueOf = (side: string): string =>
    textOf(field.querySelector(`:is([data-side="${side}"], [data-side="both"]) > :last-child`));
  return {
    term: labelOf(field),
    kind: field.dataset['kind'] ?? '',
    before: valueOf('before'),
    after: valueOf('after'),
  };
}
