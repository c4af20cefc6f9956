'use client';
import type { ComponentPropsWithRef, JSX } from 'react';
import { GridRoot } from './Grid.styles.ts';

/**
 * `auto`: as many equal columns as there is room for. `two`, `three`, `four`: never more than that. `main-aside` and
 * `aside-main`: two children, of which the aside is one minimum wide and the main part takes the rest.
 */
export type GridColumns = 'auto' | 'two' | 'three' | 'four' | 'main-aside' | 'aside-main';

/** How narrow a column may get before there is one less: 176, 272 or 384 px at the usual text size. */
export type GridMinimum = 'small' | 'medium' | 'large';

/** The room between columns and rows: a step of the spacing scale, in px. */
export type GridGap = 8 | 16 | 24 | 32;

/** `columns` is `auto`, `minimum` is `medium` and `gap` is 16 unless said otherwise. */
export type GridProps = ComponentPropsWithRef<'div'> & {
  columns?: GridColumns;
  minimum?: GridMinimum;
  gap?: GridGap;
};

/**
 * Sets its children in columns that follow the room there is, not the size of the screen: inside a narrow part of a
 * page it has fewer. Where nothing else fits, they stand under one another.
 */
export function Grid({ columns = 'auto', minimum = 'medium', gap = 16, ...rest }: GridProps): JSX.Element {
  return <GridRoot {...rest} data-columns={columns} data-minimum={minimum} data-gap={gap} />;
}
