import { all, labelled, one, textOf } from './elements.ts';
import type { TestUser } from './TestUser.ts';

/** The sections of one accordion. Sections are named by their titles. */
export type AccordionPage = {
  /** The titles, in order. */
  sections: () => string[];
  element: (title: string) => HTMLDetailsElement;
  isOpen: (title: string) => boolean;
  /** Returns the content at the end of the section's row. */
  status: (title: string) => string;
  /** Opens a section. Does nothing while it is open. */
  open: (title: string) => Promise<void>;
  /** Closes a section. Does nothing while it is closed. */
  close: (title: string) => Promise<void>;
};

/** Reads and operates the accordion inside `root`: `await accordion(section, user).open('Support')`. */
export function accordion(root: ParentNode, user: TestUser): AccordionPage {
  const element = (title: string): HTMLDetailsElement =>
    labelled([...root.querySelectorAll('details')], title, 'section', titleOf);
  async function toggle(title: string, isOpen: boolean): Promise<void> {
    const section = element(title);
    // In a browser's test a click on the summary itself would hit an element in its middle.
    if (section.open !== isOpen) await user.click(headingOf(section));
  }
  return {
    sections: () => all(root, 'details').map(titleOf),
    element,
    isOpen: (title) => element(title).open,
    status: (title) => textOf(headingOf(element(title)).nextElementSibling),
    open: (title) => toggle(title, true),
    close: (title) => toggle(title, false),
  };
}

function headingOf(section: HTMLElement): HTMLElement {
  return one(section, 'summary :is(h2, h3, h4, h5)', 'title of a section');
}

function titleOf(section: HTMLElement): string {
  return textOf(headingOf(section));
}
