'use client';
import type { ComponentPropsWithRef, JSX } from 'react';
import { GridRoot } from './Grid.styles.ts';

/**
 * `auto` makes as many equal columns as fit; `two`, `three`, `four` and `six` at most that many. `main-aside` and
 * `aside-main` take two children: the aside is one minimum wide, and the main column takes the rest.
 * The aside of `aside-main` is for search and filters: it is not printed.
 */
export type GridColumns = 'auto' | 'two' | 'three' | 'four' | 'six' | 'main-aside' | 'aside-main';

/** The minimum width of a column: 144, 272 or 384 px at the default text size. */
export type GridMinimum = 'small' | 'medium' | 'large';

/** The gap between columns and rows, as a step of the spacing scale in px. */
export type GridGap = 8 | 16 | 24 | 32;

/** Whether the children of a row are equally high, or only as high as their content. */
export type GridAlign = 'stretch' | 'start';

/** The columns of the grid and the space between them. */
export type GridProps = ComponentPropsWithRef<'div'> & {
  /** The number of columns. Default `auto`: as many as fit. */
  columns?: GridColumns;
  /** The minimum width of a column. Default `medium`: 272 px at the default text size. */
  minimum?: GridMinimum;
  /** The space between columns and rows in px. Default 16. */
  gap?: GridGap;
  /** Default `stretch`. */
  align?: GridAlign;
};

/**
 * Lays out its children in columns by the width of its container, not of the screen. In a narrow container the
 * children stack.
 */
export function Grid({
  columns = 'auto',
  minimum = 'medium',
  gap = 16,
  align,
  ...rest
}: GridProps): JSX.Element {
  return (
    <GridRoot {...rest} data-columns={columns} data-minimum={minimum} data-gap={gap} data-align={align} />
  );
}
