import { useSavedVersion } from '@quayside/page-kit/versions';
import { isHttpStatusError, useResource } from '@quayside/portal-core/react';
import { useState, type JSX } from 'react';
import { toAsyncState } from '@quayside/page-kit/failures';
import { getNumberRange, listNumbersOfRange, type NumberRange } from '../api.ts';
import { AddressForm } from './AddressForm.tsx';
import { RangeDrawer } from './RangeDrawer.tsx';
import { RangeForm } from './RangeForm.tsx';
import { numbersPerPage, RangeNumbers } from './RangeNumbers.tsx';
import { contains } from '../phoneNumber.ts';

export interface RangePanelProps {
  rangeId: string;
  /** The number that the user searched for, as it is sent; null for none. */
  searched: string | null;
  onClose: () => void;
}

/** The check of an address takes minutes. */
const polling = { pollMs: ({ emergency }: NumberRange) => (emergency.state === 'checking' ? 20_000 : null) };

/** Shows a range, its emergency address and its numbers, and lets the user change them. */
export function RangePanel({ rangeId, searched, onClose }: RangePanelProps): JSX.Element {
  const [range, takeSaved] = useSavedVersion(useResource(getNumberRange, { path: { rangeId } }, polling));
  const [task, setTask] = useState<'read' | 'edit' | 'address'>('read');
  const { data, refetch } = range;
  const done = (): void => setTask('read');
  const form = { onReload: refetch, onSaved: takeSaved, onDone: done };
  if (data && task === 'edit') return <RangeForm range={data} {...form} />;
  if (data && task === 'address') return <AddressForm range={data} {...form} />;
  return (
    <RangeDrawer
      rangeId={rangeId}
      state={
        isHttpStatusError(range.error, 404) ? { status: 'notFound' } : toAsyncState(range, getNumberRange.id)
      }
      numbers={data && data.size > 1 && <Numbers range={data} searched={searched} />}
      onEdit={() => setTask('edit')}
      onSetAddress={() => setTask('address')}
      onRefresh={() => void refetch()}
      onClose={onClose}
    />
  );
}

function Numbers({ range, searched }: { range: NumberRange; searched: string | null }): JSX.Element {
  const isHere = searched !== null && contains(range, searched);
  // It opens at the page of the number that was searched for.
  const [page, setPage] = useState(() =>
    isHere ? Math.floor((Number(searched.slice(1)) - Number(range.first.slice(1))) / numbersPerPage) + 1 : 1,
  );
  const numbers = useResource(
    listNumbersOfRange,
    { path: { rangeId: range.id }, query: { page, pageSize: numbersPerPage } },
    { keepPrevious: true },
  );
  return (
    <RangeNumbers
      state={toAsyncState(numbers, listNumbersOfRange.id)}
      page={page}
      searched={isHere ? searched : null}
      onPageChange={setPage}
      onRefresh={() => void numbers.refetch()}
    />
  );
}
