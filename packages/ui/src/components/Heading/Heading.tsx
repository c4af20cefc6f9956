'use client';
import type { ComponentPropsWithRef, JSX } from 'react';
import { HeadingRoot } from './Heading.styles.ts';

/** The level in the page's outline. Level 1 is the `PageHeader`. */
export type HeadingLevel = 2 | 3 | 4;

/** A role of the type scale: 20, 16, 14 or 12 px. */
export type HeadingSize = 'section' | 'reading' | 'body' | 'label';

/** The heading's text is its `children`. */
export type HeadingProps = ComponentPropsWithRef<'h2'> & {
  /** Default 2. */
  level?: HeadingLevel;
  /** Default by the level: `section` for 2, `reading` for 3, `body` for 4. */
  size?: HeadingSize;
};

const sizeOfLevel = { 2: 'section', 3: 'reading', 4: 'body' } as const satisfies Record<
  HeadingLevel,
  HeadingSize
>;

/** A heading without margins, for a part of a page that is not a `Card`. The space around it comes from what holds it. */
export function Heading({ level = 2, size = sizeOfLevel[level], ...rest }: HeadingProps): JSX.Element {
  return <HeadingRoot {...rest} as={`h${level}`} data-size={size} />;
}
