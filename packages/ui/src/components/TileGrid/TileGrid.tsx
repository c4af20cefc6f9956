'use client';
import type { ComponentPropsWithRef, JSX } from 'react';
import { GridRoot } from './TileGrid.styles.ts';

/** The attributes of a list. The children are `Tile`s. */
export type TileGridProps = ComponentPropsWithRef<'ul'>;

/** A list of tiles in as many columns as fit. */
export function TileGrid(props: TileGridProps): JSX.Element {
  // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- Safari takes a list without markers for none: this gives it back
  return <GridRoot role="list" {...props} />;
}
