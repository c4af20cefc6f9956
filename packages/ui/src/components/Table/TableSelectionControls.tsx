'use client';
import type { JSX, ReactNode } from 'react';
import { fillLabel } from '../../theme/fillLabel.ts';
import { useLocale } from '../../theme/quaysideContext.ts';
import { Button } from '../Button/Button.tsx';
import { countOf, selectedPart, type SelectionModel } from './selection.ts';
import { SelectionActions, SelectionCount } from './TableSummary.styles.ts';
import type { TableLabels } from './Table.types.ts';

export type TableSelectionControlsProps = {
  selection: SelectionModel;
  actions: ReactNode;
  /** The ids of the rows on this page. */
  rowIds: readonly string[];
  text: TableLabels;
  /** Called before a button goes away that has the focus. */
  keepFocus: () => void;
};

/** The number of selected rows, a button for those of all pages, one for none, and the actions. */
export function TableSelectionControls({
  selection: { rows, total, change },
  actions,
  rowIds,
  text,
  keepFocus,
}: TableSelectionControlsProps): JSX.Element {
  const locale = useLocale(undefined);
  // Created on use: the first number format of a page takes milliseconds, and most tables open with no row selected.
  const format = (number: number): string => new Intl.NumberFormat(locale).format(number);
  const count = countOf(rows, total);
  const isPageSelected = rows.kind === 'ids' && selectedPart(rows, rowIds) === 'all';
  return (
    <>
      <SelectionCount>{selectionWords(rows, count, rowIds, text, format)}</SelectionCount>
      {count > 0 && (
        <SelectionActions>
          {isPageSelected && total !== undefined && total > count && (
            <Button
              size="compact"
              variant="quiet"
              data-selects="all"
              onClick={() => {
                keepFocus();
                change({ kind: 'allExcept', ids: [] });
              }}
            >
              {fillLabel(text.selectAllPages, { count: format(total) })}
            </Button>
          )}
          <Button
            size="compact"
            variant="quiet"
            data-clears="selection"
            onClick={() => {
              keepFocus();
              change({ kind: 'ids', ids: [] });
            }}
          >
            {text.clearSelection}
          </Button>
          {actions}
        </SelectionActions>
      )}
    </>
  );
}

/** Returns the text about the selected rows. Without any row it does not count those on other pages. */
function selectionWords(
  { kind, ids }: SelectionModel['rows'],
  count: number,
  rowIds: readonly string[],
  text: TableLabels,
  format: (count: number) => string,
): string {
  if (count === 0) return text.noneSelected;
  if (kind === 'allExcept') {
    const words = ids.length === 0 ? text.allSelected : text.allExceptSelected;
    return fillLabel(words, { count: format(count), except: format(ids.length) });
  }
  const here = new Set(rowIds);
  const others = ids.filter((id) => !here.has(id)).length;
  return fillLabel(here.size > 0 && others > 0 ? text.selectedElsewhere : text.selected, {
    count: format(count),
    others: format(others),
  });
}
