import { Button } from '@quayside/ui/Button';
import { Card } from '@quayside/ui/Card';
import { Money } from '@quayside/ui/Money';
import { Table, type TableColumn, type TableData } from '@quayside/ui/Table';
import { useMemo, type JSX, type ReactNode } from 'react';
import type { FiguresState } from '@quayside/page-kit/versions';
import { formatCount } from '@quayside/page-kit/format';
import type { PriceCell } from '../pricesApi.ts';
import type { TermComparison } from './compareTerms.ts';
import { countOf } from '../countOf.ts';
import { termText } from '../quoteWords.ts';

export interface TermTableProps {
  terms: readonly TermComparison[];
  siteCount: number;
  currency: string;
  /** Whether the user sees the customer's prices. */
  isReseller: boolean;
  /** Whether the prices are on the page. */
  figures: FiguresState;
  margin?: ReactNode;
  /** Chooses a term for every site. Missing where nothing can be chosen. */
  onChoose?: ((termMonths: PriceCell['termMonths']) => void) | undefined;
}

export function TermTable({
  terms,
  siteCount,
  currency,
  isReseller,
  figures,
  margin,
  onChoose,
}: TermTableProps): JSX.Element {
  const columns = useMemo(
    () => columnsOf(siteCount, currency, isReseller),
    [siteCount, currency, isReseller],
  );
  return (
    <Card
      as="section"
      inset="none"
      title="Compare terms"
      lead="Every site at its chosen bandwidth, or the first one you asked for. VAT excluded."
      footer={margin}
    >
      <Table
        caption="The quote by term"
        hideCaption
        columns={columns}
        data={dataOf(terms, figures)}
        rowId={({ termMonths }) => String(termMonths)}
        {...(onChoose && { rowActions: actionsOf(onChoose) })}
      />
    </Card>
  );
}

function dataOf(terms: readonly TermComparison[], figures: FiguresState): TableData<TermComparison> {
  const hasPrices = figures === 'ready' || terms.some(({ pricedCount }) => pricedCount > 0);
  if (hasPrices) return { status: 'ready', rows: terms };
  return figures === 'failed'
    ? { status: 'error', message: 'The terms can be compared once the prices are loaded.' }
    : { status: 'loading', expectedRows: terms.length };
}

function actionsOf(
  onChoose: NonNullable<TermTableProps['onChoose']>,
): (comparison: TermComparison) => ReactNode {
  return ({ termMonths, pricedCount }) => (
    <Button
      size="compact"
      disabled={pricedCount === 0}
      aria-label={`Choose ${termText(termMonths)} for every site`}
      onClick={() => onChoose(termMonths)}
    >
      Choose
    </Button>
  );
}

function columnsOf(
  siteCount: number,
  currency: string,
  isReseller: boolean,
): readonly TableColumn<TermComparison>[] {
  const amount = (value: number, pricedCount: number): ReactNode => (
    <Money amount={pricedCount === 0 ? null : value} currency={currency} />
  );
  return [
    {
      id: 'term',
      header: 'Term',
      width: 'fit',
      isRowHeader: true,
      cell: ({ termMonths }) => termText(termMonths),
    },
    {
      id: 'sites',
      header: 'Sites with a price',
      cell: ({ pricedCount }) => `${formatCount(pricedCount)} of ${countOf(siteCount, 'site')}`,
    },
    {
      id: 'mrc',
      header: 'Monthly (MRC)',
      kind: 'number',
      cell: ({ figures, pricedCount }) => amount(figures.mrc, pricedCount),
    },
    {
      id: 'nrc',
      header: 'One-off (NRC)',
      kind: 'number',
      cell: ({ figures, pricedCount }) => amount(figures.nrc, pricedCount),
    },
    {
      id: 'tcv',
      header: 'Total (TCV)',
      kind: 'number',
      cell: ({ figures, pricedCount }) => amount(figures.tcv, pricedCount),
    },
    {
      id: 'saving',
      header: 'Saving on 12 months',
      kind: 'number',
      cell: ({ figures, pricedCount, termMonths }) =>
        termMonths === 12 ? '–' : amount(figures.saving, pricedCount),
    },
    ...(isReseller
      ? [
          {
            id: 'sell',
            header: 'Sell price (TCV)',
            kind: 'number',
            cell: ({ figures, pricedCount }: TermComparison) => amount(figures.sellTcv, pricedCount),
          } as const,
        ]
      : []),
  ];
}
