import { trunksPath } from '@quayside/contract/paths/voice';
import { EmptyState } from '@quayside/ui/EmptyState';
import { networkIcon } from '@quayside/ui/icons';
import type { JSX } from 'react';
import {
  ExportButton,
  isNarrowed,
  ListContent,
  type ListExportProps,
  type ListPageProps,
} from '@quayside/page-kit/list';
import type { TrunkList, TrunkSummary } from '../api.ts';
import { trunkFilters, type TrunkListState } from './trunkList.ts';
import { trunkColumns, trunkListSettings } from './trunkColumns.tsx';

export interface TrunksViewProps extends ListPageProps<TrunkListState, TrunkList>, ListExportProps {
  /** Undefined before the first response. */
  facets: TrunkList['facets'] | undefined;
  /** Draws the button that pins a row. */
  rowActions?: (trunk: TrunkSummary) => JSX.Element;
}

const words = { title: 'Trunks', one: 'trunk', many: 'trunks', searchHint: 'Name, number, service or site' };

/** The trunks of the user's company: filters and columns. */
export function TrunksView({
  facets,
  exportProgress,
  views,
  onExport,
  ...list
}: TrunksViewProps): JSX.Element {
  return (
    <ListContent
      {...list}
      words={words}
      views={
        <>
          <ExportButton
            words={words}
            data={list.data}
            isNarrowed={isNarrowed(list)}
            exportProgress={exportProgress}
            onExport={onExport}
          />
          {views}
        </>
      }
      initialSettings={trunkListSettings}
      sorts={trunksPath.query.sorts}
      filters={trunkFilters(facets)}
      columns={trunkColumns}
      rowId={idOf}
      nothingYet={
        <EmptyState icon={networkIcon} title="You have no trunks yet">
          A trunk appears here once a SIP Trunking service is live.
        </EmptyState>
      }
    />
  );
}

const idOf = ({ id }: TrunkSummary): string => id;
