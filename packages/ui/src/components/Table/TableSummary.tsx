'use client';
import type { JSX, ReactNode } from 'react';
import { fillLabel } from '../../theme/fillLabel.ts';
import { Button } from '../Button/Button.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { Caption, SelectionActions, SelectionCount, SummaryRoot } from './TableSummary.styles.ts';
import type { TableLabels, TableSelection } from './Table.types.ts';

/** The props of the summary above the table. */
export type TableSummaryProps = {
  captionId: string;
  caption: ReactNode;
  hideCaption: boolean;
  selection: TableSelection | undefined;
  text: TableLabels;
  keepFocus: () => void;
};

/** The caption, the number of selected rows and the actions for them. Its height does not change with the selection. */
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

function Selection({
  selection: { selectedIds, onSelectionChange, actions },
  text,
  keepFocus,
}: TableSummaryProps & { selection: TableSelection }): JSX.Element {
  const count = selectedIds.length;
  function clear(): void {
    keepFocus();
    onSelectionChange([]);
  }
  return (
    <>
      <SelectionCount>{count > 0 ? fillLabel(text.selected, { count }) : text.noneSelected}</SelectionCount>
      {count > 0 && (
        <SelectionActions>
          <Button size="compact" variant="quiet" onClick={clear}>
            {text.clearSelection}
          </Button>
          {actions}
        </SelectionActions>
      )}
    </>
  );
}
