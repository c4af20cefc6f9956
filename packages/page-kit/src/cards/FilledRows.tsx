'use client';

import { Stack } from '@quayside/ui/Stack';
import type { CSSProperties, JSX, ReactNode } from 'react';

/** The most tiles in one row. */
const MOST_IN_A_ROW = 6;

const MINIMUM_REM = 9;

/** Tiles and their keys. */
export interface FilledRowsProps {
  tiles: readonly { readonly id: string; readonly tile: ReactNode }[];
}

/**
 * Lays out tiles in filled rows of about equal length. Nine tiles make rows of five and four, rows of three where five do not fit,
 * and rows of two on a phone.
 */
export function FilledRows({ tiles }: FilledRowsProps): JSX.Element {
  const cell: CSSProperties = { display: 'grid', flex: `1 1 ${basisOf(tiles.length)}` };
  return (
    <Stack direction="row" align="stretch">
      {tiles.map(({ id, tile }) => (
        <div key={id} style={cell}>
          {tile}
        </div>
      ))}
    </Stack>
  );
}

/** Returns the narrowest width of a tile, at which the intended number of tiles fits in a row. */
function basisOf(count: number): string {
  const most = evenRows(count, MOST_IN_A_ROW);
  const fewer = evenRows(count, most - 1);
  const needed = `${most * MINIMUM_REM}rem + ${most - 1} * var(--qs-space-16)`;
  // Very large while the longest row does not fit: rows then have fewer tiles. Negative once it fits: rows then have the most tiles.
  const whereTooNarrow = `(${needed} - 100%) * 999`;
  return `max(${MINIMUM_REM}rem, ${roomFor(most)}, min(${roomFor(fewer)}, ${whereTooNarrow}))`;
}

/** Returns a width at which `inARow` tiles fit with their gaps, but not one more tile. */
const roomFor = (inARow: number): string => `${100 / (inARow + 1)}%`;

/** Returns the number of tiles in a row when there are as few rows as possible and they are as even as possible. */
function evenRows(count: number, most: number): number {
  if (most < 2) return 1;
  return Math.ceil(count / Math.ceil(count / most));
}
