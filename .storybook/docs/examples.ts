import type { ComponentType } from 'react';

/** A right and a wrong use of a component as it looks, in `examples/<Name>.tsx`. The words are in its guide. */
export interface LiveExample {
  Do: ComponentType;
  Dont: ComponentType;
  /** The height of a page of its own for each, in pixels: for a component that covers its page. */
  frameHeight?: number;
  /** Whether each needs the full width of the page. Default false: they are side by side. */
  isWide?: boolean;
}

const examples = import.meta.glob<LiveExample>('./examples/*.tsx', { eager: true });

/** The live examples of a component, if it has any. */
export function examplesOf(name: string): LiveExample | undefined {
  return examples[`./examples/${name}.tsx`];
}
