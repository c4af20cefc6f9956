import { all, isShown, labelled, labelOf, nameOf, one, textOf } from './elements.ts';
import type { TestUser } from './TestUser.ts';

/** One sticky summary. Figures are named by their labels. */
export type StickySummaryPage = {
  element: () => HTMLElement;
  title: () => string;
  /** The labels of the visible figures. A collapsed foot bar shows the main ones only. */
  figures: () => string[];
  /** A figure as it is written, without its detail. Throws with the existing labels when there is none. */
  value: (label: string) => string;
  /** The sentence under the figures. */
  note: () => string;
  isUpdating: () => boolean;
  /** Shows every figure. Does nothing where the foot bar cannot expand or is expanded. */
  expand: () => Promise<void>;
  /** Shows the main figures only. Does nothing where the foot bar cannot collapse or is collapsed. */
  collapse: () => Promise<void>;
  /** Presses its action. */
  press: (action: string) => Promise<void>;
  /** Returns the figures that screen readers have announced, once they have settled. */
  announced: () => string;
};

/** Reads and operates the first sticky summary: `stickySummary(document, user).value('Monthly (MRC)')`. */
export function stickySummary(root: ParentNode, user: TestUser): StickySummaryPage {
  const element = (): HTMLElement => one(root, 'section[data-updating]', 'sticky summary');
  const lines = (): HTMLElement[] => all(element(), 'dl > [data-main]');
  async function setExpanded(isExpanded: boolean): Promise<void> {
    const toggle = element().querySelector<HTMLElement>('[data-toggle]');
    if (!toggle || !isShown(toggle)) return;
    if ((toggle.ariaExpanded === 'true') !== isExpanded) await user.click(toggle);
  }
  return {
    element,
    title: () => nameOf(element()),
    figures: () => lines().filter(isShown).map(labelOf),
    value: (label) => {
      const parts = [...one(labelled(lines(), label, 'figure'), 'dd', 'value').childNodes];
      return parts
        .map((part) => (part.nodeName === 'SMALL' ? '' : part.textContent))
        .join('')
        .trim();
    },
    note: () => textOf(element().querySelector('dl + *')),
    isUpdating: () => element().dataset['updating'] === 'true',
    expand: () => setExpanded(true),
    collapse: () => setExpanded(false),
    press: async (action) =>
      void (await user.click(
        labelled(all(element(), 'a, button:not([data-toggle])'), action, 'action', nameOf),
      )),
    announced: () => textOf(element().querySelector('output')),
  };
}
