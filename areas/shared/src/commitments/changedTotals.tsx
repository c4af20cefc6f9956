import type { DiffItem } from '@quayside/ui/DiffList';
import { Money } from '@quayside/ui/Money';
import type { MoneyAmount } from '../entities/entities.ts';

/** The totals of an order: one-off (NRC), monthly (MRC) and over the term (TCV). */
export type OrderTotals = Readonly<Record<'mrc' | 'nrc' | 'tcv', MoneyAmount>>;

const terms = { mrc: 'Monthly (MRC)', nrc: 'One-off (NRC)', tcv: 'Total (TCV)' } as const;

/** The totals that differ. Empty if there is nothing to compare with. */
export function changedTotals(before: OrderTotals | null, after: OrderTotals | null): DiffItem[] {
  if (before === null || after === null) return [];
  return (['mrc', 'nrc', 'tcv'] as const)
    .filter((id) => before[id].amount !== after[id].amount)
    .map((id) => ({
      id,
      term: terms[id],
      kind: 'changed',
      before: <Money {...before[id]} />,
      after: <Money {...after[id]} />,
    }));
}
