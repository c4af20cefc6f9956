import { numbersPath } from '@quayside/contract/paths/voice';
import { passFocusOn } from '@quayside/ui';
import { Button } from '@quayside/ui/Button';
import { EmptyState } from '@quayside/ui/EmptyState';
import { phoneIcon } from '@quayside/ui/icons';
import { InlineAlert } from '@quayside/ui/InlineAlert';
import { useMemo, type JSX, type ReactNode } from 'react';
import { formatCount } from '@quayside/page-kit/format';
import { type ExportedListProps, ListContent } from '@quayside/page-kit/list';
import type { NumberRangeSummary, NumberRangeList } from '../api.ts';
import { numberFilters, type NumberListState } from './numberList.ts';
import { formatSpan } from '../phoneNumber.ts';
import { numberColumns, numberListSettings } from './numberColumns.tsx';

export interface NumbersViewProps extends ExportedListProps<NumberListState, NumberRangeList> {
  /** Chooses the site that the list is narrowed to. */
  siteControl: ReactNode;
  onOpen: (range: NumberRangeSummary) => void;
}

const words = {
  title: 'Numbers',
  one: 'range',
  many: 'ranges',
  searchHint: 'Number in any spelling, label, site or trunk',
};

/** The numbers of the user's company as ranges: filters, columns, export. */
export function NumbersView({ facets, siteControl, onOpen, ...list }: NumbersViewProps): JSX.Element {
  const rowActions = useMemo(() => openButton(onOpen), [onOpen]);
  const { filters } = list.state;
  const missing = facets?.emergency.find(({ id }) => id === 'missing')?.count ?? 0;
  const isFirstLoad = list.data.status === 'loading' && facets === undefined;
  return (
    <ListContent
      {...list}
      words={words}
      notice={
        (missing > 0 || isFirstLoad) &&
        !filters.emergency.includes('missing') && (
          <MissingAddresses
            count={missing}
            isReserved={isFirstLoad}
            onShow={() => list.onChange({ filters: { ...filters, emergency: ['missing'] } })}
          />
        )
      }
      initialSettings={numberListSettings}
      sorts={numbersPath.query.sorts}
      filters={numberFilters(filters, facets, siteControl)}
      columns={numberColumns}
      rowId={idOf}
      rowActions={rowActions}
      nothingYet={
        <EmptyState icon={phoneIcon} title="You have no numbers yet">
          Port the numbers that you have elsewhere, or ask us for new ones in a support case.
        </EmptyState>
      }
    />
  );
}

const idOf = ({ id }: NumberRangeSummary): string => id;

function openButton(onOpen: NumbersViewProps['onOpen']): (range: NumberRangeSummary) => JSX.Element {
  return (range) => (
    <Button
      size="compact"
      variant="quiet"
      aria-label={`Open ${formatSpan(range)}`}
      onClick={() => onOpen(range)}
    >
      Open
    </Button>
  );
}

/** Says how many ranges have no emergency address. While that is loading, `isReserved` keeps the place, so that the list does not move. */
function MissingAddresses({
  count,
  isReserved,
  onShow,
}: {
  count: number;
  isReserved: boolean;
  onShow: () => void;
}): JSX.Element {
  return (
    <InlineAlert
      style={isReserved ? { visibility: 'hidden' } : undefined}
      tone="caution"
      title={
        count === 1
          ? '1 range has no emergency address'
          : `${formatCount(count)} ranges have no emergency address`
      }
      action={<Button ref={passFocusOn} onClick={onShow}>{`Show ${count === 1 ? 'it' : 'them'}`}</Button>}
    >
      When somebody calls 999 from these numbers, the emergency services don’t know where to go.
    </InlineAlert>
  );
}
