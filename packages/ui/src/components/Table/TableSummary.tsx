'use client';
import type { JSX, ReactNode } from 'react';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { TableSelectionControls, type TableSelectionControlsProps } from './TableSelectionControls.tsx';
import { Caption, SummaryRoot } from './TableSummary.styles.ts';

export type TableSummaryProps = Omit<TableSelectionControlsProps, 'selection'> & {
  captionId: string;
  caption: ReactNode;
  hideCaption: boolean;
  /** Undefined if no row can be selected, or something else shows the selection. */
  selection: TableSelectionControlsProps['selection'] | undefined;
};

/** The caption, which rows are selected and the actions for them. Its height does not change with the selection. */
export function TableSummary(props: TableSummaryProps): JSX.Element {
  const { captionId, caption, hideCaption, selection } = props;
  if (hideCaption && !selection) return <VisuallyHidden id={captionId}>{caption}</VisuallyHidden>;
  const Name = hideCaption ? VisuallyHidden : Caption;
  return (
    <SummaryRoot data-selectable={selection !== undefined}>
      <Name id={captionId}>{caption}</Name>
      {selection && <TableSelectionControls {...props} selection={selection} />}
    </SummaryRoot>
  );
}
