import { Money } from '@quayside/ui/Money';
import { StickySummary } from '@quayside/ui/StickySummary';
import { useState, type JSX, type ReactNode } from 'react';
import type { Term, Totals } from '../api.ts';

export interface EstimateTotalsProps {
  totals: Totals;
  termMonths: Term;
  certainty: ReactNode;
  /** The next step. */
  action?: ReactNode;
}

/** The sums, always in view. */
export function EstimateTotals({ totals, termMonths, certainty, action }: EstimateTotalsProps): JSX.Element {
  const [expanded, setExpanded] = useState(false);
  const { currency, nrc, mrc, listMrc, tcv, listTcv } = totals;
  const money = (amount: number): JSX.Element => <Money amount={amount} currency={currency} />;
  return (
    <StickySummary
      title="Totals"
      lines={[
        { id: 'mrc', label: 'Monthly (MRC)', value: money(mrc), isMain: true },
        { id: 'list', label: 'List price a month', value: <s>{money(listMrc)}</s> },
        { id: 'saving', label: 'You save a month', value: money(listMrc - mrc) },
        { id: 'nrc', label: 'One-off (NRC)', value: money(nrc) },
        {
          id: 'tcv',
          label: 'Total (TCV)',
          value: money(tcv),
          detail: `over ${termMonths} months`,
        },
        { id: 'totalSaving', label: 'You save in total', value: money(listTcv - tcv) },
      ]}
      note={
        <>
          VAT excluded. <span>{certainty}</span>
        </>
      }
      expanded={expanded}
      onExpandedChange={setExpanded}
      action={action}
    />
  );
}
