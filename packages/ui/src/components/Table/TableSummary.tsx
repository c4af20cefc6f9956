'use client';
import type { JSX, ReactNode } from 'react';
import { fillLabel } from '../../theme/fillLabel.ts';
import { useLocale } from '../../theme/quaysideContext.ts';
import { Button } from '../Button/Button.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { countOf, selectedPart, type SelectionModel } from './selection.ts';
import { Caption, SelectionActions, SelectionCount, SummaryRoot } from './TableSummary.styles.ts';
import type { TableLabels } from './Table.types.ts';

/** The props of the summary above the table. */
export type TableSummaryProps = {
  captionId: string;
  caption: ReactNode;
  hideCaption: boolean;
  selection: SelectionModel | undefined;
  /** The actions for the selected rows. */
  actions: ReactNode;
  rowIds: readonly string[];
  text: TableLabels;
  keepFocus: () => void;
};

/** The caption, which rows are selected and the actions for them. Its height does not change with the selection. */
export function TableSummary(props: TableSummaryProps): JSX.Element {
  const { captionId, caption, hideCaption, selection } = props;
  if (hideCaption && !selection) return <VisuallyHidden id={captionId}>{caption}</VisuallyHidden>;
  const Name = hideCaption ? VisuallyHidden : Caption;
  return (
    <SummaryRoot data-selectable={selection !== undefined}>
      <Name id={captionId}>{caption}</Name>
      {selection && <Selection {...props} selection={selection} />}
    </SummaryRoot>
  );
}

type SelectionProps = TableSummaryProps & { selection: SelectionModel };

function Selection({
  selection: { rows, total, change },
  actions,
  rowIds,
  text,
  keepFocus,
}: SelectionProps): JSX.Element {
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

/** Says which rows are selected. While no row is there, it does not say which are on other pages. */
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
