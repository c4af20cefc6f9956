import { trunksPath } from '@quayside/contract/paths/voice';
import { EmptyState } from '@quayside/ui/EmptyState';
import { networkIcon } from '@quayside/ui/icons';
import type { JSX } from 'react';
import { type ExportedListProps, ListContent } from '@quayside/page-kit/list';
import type { TrunkList, TrunkSummary } from '../api.ts';
import { trunkFilters, type TrunkListState } from './trunkList.ts';
import { trunkColumns, trunkListSettings } from './trunkColumns.tsx';

export type TrunksViewProps = ExportedListProps<TrunkListState, TrunkList>;

const words = { title: 'Trunks', one: 'trunk', many: 'trunks', searchHint: 'Name, number, service or site' };

/** The trunks of the user's company: filters and columns. */
export function TrunksView({ facets, ...list }: TrunksViewProps): JSX.Element {
  return (
    <ListContent
      {...list}
      words={words}
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
