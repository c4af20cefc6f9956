import type { CalendarDay } from '@quayside/portal-core/calls';
import { Money } from '@quayside/ui/Money';
import { StickySummary, type StickySummaryLine } from '@quayside/ui/StickySummary';
import { useState, type JSX, type ReactNode } from 'react';
import { formatDay } from '@quayside/page-kit/format';
import { marginText } from '../margin.ts';
import type { FiguresState } from '@quayside/page-kit/versions';
import type { QuoteFigures } from '../quoteTotals.ts';

export interface QuoteSummaryProps {
  title: string;
  totals: QuoteFigures;
  chosenCount: number;
  siteCount: number;
  currency: string;
  isReseller: boolean;
  /** The last valid day, such as `2026-12-19`; null while there is none. */
  validUntil: CalendarDay | null;
  /** Whether the prices are on the page. Without them the totals are unknown. Default `ready`. */
  figures?: FiguresState;
  /** The next step. */
  action?: ReactNode;
}

/** The totals of a quote, always in view. */
export function QuoteSummary(props: QuoteSummaryProps): JSX.Element {
  const { title, validUntil, figures = 'ready', action } = props;
  const [isExpanded, setIsExpanded] = useState(false);
  return (
    <StickySummary
      title={title}
      lines={linesOf(props)}
      updating={figures === 'loading'}
      expanded={isExpanded}
      onExpandedChange={setIsExpanded}
      note={validUntil === null ? 'VAT excluded.' : `VAT excluded. Valid until ${formatDay(validUntil)}.`}
      action={action}
    />
  );
}

function linesOf({
  totals,
  chosenCount,
  siteCount,
  currency,
  isReseller,
  figures = 'ready',
}: QuoteSummaryProps): StickySummaryLine[] {
  const chosen = `${chosenCount} of ${siteCount} ${siteCount === 1 ? 'site' : 'sites'} chosen`;
  // Without a choice or its price, the total is unknown, not zero.
  const isKnown = chosenCount > 0 && figures === 'ready';
  const money = (amount: number): ReactNode => <Money amount={isKnown ? amount : null} currency={currency} />;
  return [
    { id: 'mrc', label: 'Monthly (MRC)', value: money(totals.mrc), detail: chosen },
    { id: 'nrc', label: 'One-off (NRC)', value: money(totals.nrc) },
    { id: 'tcv', label: 'Total (TCV)', value: money(totals.tcv) },
    { id: 'saving', label: 'Saving on 12 months', value: money(totals.saving) },
    ...(isReseller
      ? [
          { id: 'sell', label: 'Sell price (TCV)', value: money(totals.sellTcv) },
          { id: 'sellMrc', label: 'Sell price (MRC)', value: money(totals.sellMrc) },
          { id: 'sellNrc', label: 'Sell price (NRC)', value: money(totals.sellNrc) },
          {
            id: 'margin',
            label: 'Your margin',
            value: money(totals.marginAmount),
            detail: marginDetail(totals, isKnown, chosenCount),
          },
        ]
      : []),
  ];
}

function marginDetail({ marginBasisPoints }: QuoteFigures, isKnown: boolean, chosenCount: number): string {
  if (chosenCount === 0) return 'Nothing is chosen yet';
  if (!isKnown || marginBasisPoints === null) return 'Known with the prices';
  return `${marginText(marginBasisPoints)} of the sell price`;
}
