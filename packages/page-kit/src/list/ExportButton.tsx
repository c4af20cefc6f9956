'use client';

import { Button } from '@quayside/ui/Button';
import { downloadIcon } from '@quayside/ui/icons';
import type { JSX } from 'react';
import { formatCount } from '../format/format.ts';
import type { ExportProgress } from '../jobs/useExport.ts';
import type { ListExportProps, ListViewProps, ListWords } from './ListView.types.ts';

/** The button that exports a list, and the present state of the list. */
export interface ExportButtonProps extends ListExportProps {
  words: Pick<ListWords, 'one' | 'many'>;
  data: ListViewProps<unknown, string, string>['data'];
  /** Whether words, filters or tabs narrow the list. */
  isNarrowed: boolean;
}

/** Exports all rows that match the filter, not only the page, and says so. Without rows there is no button. */
export function ExportButton({
  words,
  data,
  isNarrowed,
  exportProgress,
  onExport,
}: ExportButtonProps): JSX.Element | null {
  const total = 'data' in data ? data.data?.total : undefined;
  if (total === 0) return null;
  return (
    <Button
      icon={downloadIcon}
      disabled={total === undefined}
      // As wide as it is with a count, so that nothing moves when the count arrives.
      style={{ minInlineSize: widthWithCount(words), justifyContent: 'start' }}
      pending={exportProgress !== null}
      onClick={onExport}
    >
      {exportProgress === null ? exportText(total, words, isNarrowed) : progressText(exportProgress)}
    </Button>
  );
}

/** A digit is wider than most letters are; the rest is the icon and the padding. */
function widthWithCount(words: ExportButtonProps['words']): string {
  return `calc(${exportText(9999, words, false).length * 0.8}ch + 3.5rem)`;
}

function exportText(
  total: number | undefined,
  { one, many }: ExportButtonProps['words'],
  isNarrowed: boolean,
): string {
  if (total === undefined) return 'Export';
  const count = `${formatCount(total)} ${total === 1 ? one : many}`;
  if (!isNarrowed) return `Export all ${count}`;
  return total === 1 ? `Export this ${one}` : `Export these ${count}`;
}

function progressText({ done, total }: ExportProgress): string {
  return total > 0 ? `Exporting ${formatCount(done)} of ${formatCount(total)}` : 'Exporting';
}
