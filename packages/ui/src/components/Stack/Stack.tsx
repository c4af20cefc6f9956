'use client';
import type { ComponentPropsWithRef, JSX } from 'react';
import { StackRoot } from './Stack.styles.ts';

/** A step of the spacing scale, in px. */
export type StackGap = 4 | 8 | 12 | 16 | 24 | 32 | 48;

/** The position of the children across the direction: in a column horizontally, in a row vertically. */
export type StackAlign = 'start' | 'center' | 'end' | 'stretch';

/** Where the free space along the direction goes. */
export type StackJustify = 'start' | 'space-between';

/** A list has neither markers nor padding. Its children are `<li>`. */
export type StackElement = 'div' | 'ul';

/** The direction of the stack and the space in it. */
export type StackProps = ComponentPropsWithRef<'div'> & {
  /** The space between the children in px. Default 16. */
  gap?: StackGap;
  /** Whether the children are below or beside each other. Default `column`. */
  direction?: 'column' | 'row';
  /**
   * The position of the children across the direction. In a column, `start` keeps a button as wide as its text. Default
   * `stretch` in a column, `center` in a row.
   */
  align?: StackAlign;
  /** Where the free space along the direction goes. Default `start`. */
  justify?: StackJustify;
  /** Whether a row wraps. Default true. */
  wrap?: boolean;
  /** Default `div`. */
  as?: StackElement;
  /** Left out on paper, such as a form and its buttons. Default false. */
  screenOnly?: boolean;
};

/** Stacks its children, or places them in a row, with equal spacing. */
export function Stack({
  gap = 16,
  direction = 'column',
  align,
  justify,
  wrap,
  screenOnly = false,
  ...rest
}: StackProps): JSX.Element {
  return (
    <StackRoot
      {...rest}
      data-gap={gap}
      data-direction={direction}
      data-align={align}
      data-justify={justify}
      data-wrap={wrap}
      data-media={screenOnly ? 'screen' : undefined}
    />
  );
}
