'use client';
import { useEffect, useLayoutEffect, useState, type RefObject } from 'react';
import { documentFonts, observeSizes } from '../../behaviours/browserFeatures.ts';

/** The share of each column in the width of the table, such as `12.5%`. Undefined until measured. */
export type ColumnShares = readonly string[] | undefined;

/** The shares of these columns in a container of this width. */
type Measured = { columnIds: string; width: number; shares: readonly string[] };

/** In pixels. A scroll bar that appears is no reason to measure again. */
const SCROLL_BAR = 24;

const dataColumns = 'thead th:not([data-cell="select"], [data-cell="actions"])';

/**
 * Keeps the width of the columns when other rows come: the first rows decide. They are measured again when there are other columns, or
 * when the container has another width. Content that does not fit still makes its column wider.
 */
export function useColumnShares(
  region: RefObject<HTMLElement | null>,
  columns: readonly { id: string }[],
  hasRows: boolean,
): ColumnShares {
  const columnIds = columns.map(({ id }) => id).join(' ');
  const [measured, setMeasured] = useState<Measured>();
  const current = measured?.columnIds === columnIds ? measured : undefined;
  // Before the paint, so that nothing moves in sight.
  useLayoutEffect(() => {
    const box = region.current;
    const shares = box && hasRows && !current ? sharesOf(box) : undefined;
    // oxlint-disable-next-line react/set-state-in-effect -- the widths are known only once the rows are laid out
    if (box && shares) setMeasured({ columnIds, width: box.clientWidth, shares });
  }, [region, columnIds, hasRows, current]);
  useEffect(() => {
    const box = region.current;
    if (!box || !hasRows) return undefined;
    const measure = (): void => {
      if (current && Math.abs(box.clientWidth - current.width) <= SCROLL_BAR) return;
      // In a container that was too narrow for columns, or before their fonts came, they have no shares yet.
      const shares = current ? undefined : sharesOf(box);
      setMeasured(shares && { columnIds, width: box.clientWidth, shares });
    };
    const stop = observeSizes([box], measure);
    const fonts = documentFonts();
    fonts?.addEventListener('loadingdone', measure);
    return () => {
      stop();
      fonts?.removeEventListener('loadingdone', measure);
    };
  }, [region, columnIds, hasRows, current]);
  return current?.shares;
}

function sharesOf(box: HTMLElement): readonly string[] | undefined {
  const table = box.querySelector('table');
  // In a narrow container the rows are cards.
  if (!table || table.offsetWidth === 0 || getComputedStyle(table).display !== 'table') return undefined;
  const shares = [...table.querySelectorAll(dataColumns)].map(
    (cell) => `${((cell.getBoundingClientRect().width / table.offsetWidth) * 100).toFixed(3)}%`,
  );
  // The layout above asks for the fonts. Fallback fonts have other widths.
  return documentFonts()?.status === 'loading' ? undefined : shares;
}
