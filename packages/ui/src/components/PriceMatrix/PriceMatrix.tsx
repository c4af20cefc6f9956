'use client';
import {
  useId,
  type ChangeEvent,
  type ComponentPropsWithRef,
  type JSX,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import { useLabels } from '../../theme/quaysideContext.ts';
import { tableRoles } from '../Table/tableRoles.ts';
import { cellToFocus } from './cellToFocus.ts';
import { defaultPriceMatrixLabels } from './PriceMatrix.labels.ts';
import { MatrixCaption, MatrixNote, MatrixRoot, MatrixTable } from './PriceMatrix.styles.ts';
import type {
  PriceMatrixAxis,
  PriceMatrixCell,
  PriceMatrixCells,
  PriceMatrixChoice,
  PriceMatrixLabels,
} from './PriceMatrix.types.ts';
import { PriceMatrixPlace } from './PriceMatrixPlace.tsx';

export type {
  PriceCertainty,
  PricedCell,
  PriceMatrixAxis,
  PriceMatrixCell,
  PriceMatrixCells,
  PriceMatrixChoice,
  PriceMatrixLabels,
} from './PriceMatrix.types.ts';

/** Bandwidths are rows and terms are columns, in the order of the lists. */
export type PriceMatrixProps = Omit<ComponentPropsWithRef<'div'>, 'children'> & {
  /** Names the table and the choice: the site. */
  caption: ReactNode;
  /** The rows. */
  bandwidths: readonly PriceMatrixAxis[];
  /** The columns. */
  terms: readonly PriceMatrixAxis[];
  /** The prices, by the ids of the bandwidth and the term. */
  cells: PriceMatrixCells;
  /** The chosen cell; null for none. */
  value: PriceMatrixChoice | null;
  /** Makes each price a radio button. Without it the matrix cannot be changed. */
  onValueChange?: ((value: PriceMatrixChoice) => void) | undefined;
  /** Texts in place of the default ones. Those left out stay as they are. */
  labels?: Partial<PriceMatrixLabels>;
};

/** Selection follows focus, as in a native radio group. */
function handleKeyDown(event: KeyboardEvent<HTMLElement>): void {
  const next = cellToFocus(event);
  if (!next) return;
  event.preventDefault();
  next.focus();
  next.click();
}

const unpriced: PriceMatrixCell = { status: 'none', reason: undefined };

/**
 * The prices of one site by bandwidth and term, one of them chosen. Arrow keys move from price to price along rows
 * and columns. In a narrow container each bandwidth is a list of its terms. Render many sites in pages.
 */
export function PriceMatrix({
  caption,
  bandwidths,
  terms,
  cells,
  value,
  onValueChange,
  labels,
  ...rest
}: PriceMatrixProps): JSX.Element {
  const text = useLabels('PriceMatrix', defaultPriceMatrixLabels, labels);
  const id = useId();
  const isPricing = bandwidths.some((row) =>
    terms.some((term) => cells[row.id]?.[term.id]?.status === 'pricing'),
  );

  // One handler for all cells, so that a cell needs no new props when another one changes.
  function handleChange({ target }: ChangeEvent<HTMLElement>): void {
    const place = target.closest<HTMLElement>('[data-place]')?.dataset;
    const bandwidthId = bandwidths[Number(place?.['row'])]?.id;
    const termId = terms[Number(place?.['column'])]?.id;
    if (bandwidthId !== undefined && termId !== undefined) onValueChange?.({ bandwidthId, termId });
  }

  const group = {
    role: 'radiogroup',
    'aria-labelledby': `${id}-caption`,
    onChange: handleChange,
    onKeyDown: handleKeyDown,
  };
  return (
    <MatrixRoot {...rest}>
      <MatrixCaption id={`${id}-caption`}>{caption}</MatrixCaption>
      <div {...(onValueChange && group)}>
        <MatrixTable {...tableRoles.table} aria-labelledby={`${id}-caption`} aria-busy={isPricing}>
          <thead {...tableRoles.rowgroup}>
            <tr {...tableRoles.row}>
              <th {...tableRoles.columnheader}>{text.bandwidth}</th>
              {terms.map((term, column) => (
                <th key={term.id} {...tableRoles.columnheader} id={`${id}-term-${column}`}>
                  <bdi>{term.label}</bdi>
                </th>
              ))}
            </tr>
          </thead>
          <tbody {...tableRoles.rowgroup}>
            {bandwidths.map((bandwidth, row) => (
              <tr key={bandwidth.id} {...tableRoles.row}>
                <th {...tableRoles.rowheader} id={`${id}-bandwidth-${row}`}>
                  <bdi>{bandwidth.label}</bdi>
                </th>
                {terms.map((term, column) => (
                  <PriceMatrixPlace
                    key={term.id}
                    groupId={id}
                    term={term.label}
                    row={row}
                    column={column}
                    cell={cells[bandwidth.id]?.[term.id] ?? unpriced}
                    isChosen={value?.bandwidthId === bandwidth.id && value.termId === term.id}
                    canChoose={onValueChange !== undefined}
                    text={text}
                  />
                ))}
              </tr>
            ))}
          </tbody>
        </MatrixTable>
      </div>
      <MatrixNote>{text.vatExcluded}</MatrixNote>
    </MatrixRoot>
  );
}
