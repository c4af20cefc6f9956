/** The content of a component's docs page. It is beside the component, in `<Name>.docs.ts`. */
export type ComponentGuide = {
  /** The component in one sentence. */
  summary: string;
  /** When to use it. A name of another component becomes a link, here and in `whenNot`. */
  when: string;
  /** When to use another component, and which one. */
  whenNot: string;
  /** Its parts. Leave it out for a component that has no parts with names. */
  anatomy?: Anatomy;
  /** A right and a wrong use. Where words are not enough, `.storybook/docs/examples/<Name>.tsx` shows both. */
  example?: { do: string; dont: string };
  /** The effect of each key; empty for a component that takes no input. */
  keyboard: readonly { keys: string; effect: string }[];
  /** The guidelines for its texts; empty for a component without texts. */
  content: readonly string[];
  /** The component's support for assistive technology, and the part that is left to the page. */
  accessibility: readonly string[];
  /** Other components of the same task, by name. */
  related: readonly string[];
  /** The first version of the package that has it. */
  since: string;
};

/** A picture of the parts: a story with a number at each of them. */
export type Anatomy = {
  /** The export name of a story that shows all parts. */
  story: string;
  parts: readonly Part[];
};

/** A part, and the selector of the element in the story that shows it. */
export type Part = {
  name: string;
  selector: string;
  /** The side at which its number stands: one where its line crosses no other part. `start` by default. */
  side?: 'start' | 'end' | 'above' | 'below';
  note?: string;
};
