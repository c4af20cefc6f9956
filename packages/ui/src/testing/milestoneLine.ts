import { all, labelled, labelOf } from './elements.ts';

/** One milestone line in its horizontal or vertical layout. Milestones are identified by their titles. */
export type MilestoneLinePage = {
  /** The titles, in order. */
  milestones: () => string[];
  element: (title: string) => HTMLElement;
  /** `done`, `current`, `upcoming`, `skipped` or `blocked`. */
  state: (title: string) => string;
  /** The milestone that delivery has reached, or null. */
  current: () => string | null;
};

/** Reads the milestone line inside `root`: `milestoneLine(section).current()`. */
export function milestoneLine(root: ParentNode): MilestoneLinePage {
  const items = (): HTMLElement[] => all(root, '[data-layout] li[data-state]');
  const element = (title: string): HTMLElement => labelled(items(), title, 'milestone', titleOf);
  return {
    milestones: () => items().map(titleOf),
    element,
    state: (title) => element(title).dataset['state'] ?? '',
    current: () => {
      const current = items().find((item) => item.hasAttribute('aria-current'));
      return current ? titleOf(current) : null;
    },
  };
}

/** The first text after the mark, which may hold the milestone's number. */
function titleOf(item: HTMLElement): string {
  return labelOf(item.lastElementChild ?? item);
}
