import { Money } from '@quayside/ui/Money';
import { Table, type TableColumn } from '@quayside/ui/Table';
import type { JSX, ReactNode } from 'react';
import { formatBandwidth } from '@quayside/shared/bandwidth.ts';
import { formatDay } from '@quayside/page-kit/format';
import type { Quote } from '../api.ts';
import type { SiteRow } from './createPriceBook.ts';
import { certaintyWords, resilienceWords, termText } from '../quoteWords.ts';
import { usePriceBookState } from './priceBookContext.ts';
import { leadTimeText } from './siteColumns.tsx';

export interface PrintedQuoteProps {
  quote: Quote;
  isReseller: boolean;
}

/** The printed quote: every site's chosen price, the totals, the validity, and no controls. */
export function PrintedQuote({ quote, isReseller }: PrintedQuoteProps): JSX.Element {
  const { rows, totals, chosenCount } = usePriceBookState();
  const { currency } = quote.totals.mrc;
  return (
    <section aria-label="Printed quote">
      <p>
        <span>{`${chosenCount} of ${rows.length} sites chosen.`}</span> Monthly (MRC){' '}
        <Money amount={totals.mrc} currency={currency} />, one-off (NRC){' '}
        <Money amount={totals.nrc} currency={currency} />, total over the terms (TCV){' '}
        <Money amount={totals.tcv} currency={currency} />, saving on 12 months{' '}
        <Money amount={totals.saving} currency={currency} />.
        {isReseller && (
          <span>
            {' '}
            Sell price (TCV) <Money amount={totals.sellTcv} currency={currency} />.
          </span>
        )}{' '}
        VAT excluded.{' '}
        {quote.validUntil !== null && <span>{`Valid until ${formatDay(quote.validUntil)}.`}</span>}
      </p>
      <Table
        caption="Sites and their chosen prices"
        hideCaption
        density="compact"
        columns={isReseller ? resellerColumns : columns}
        data={{ status: 'ready', rows }}
        rowId={({ site }) => site.id}
      />
    </section>
  );
}

const amount = (row: SiteRow, read: (row: SiteRow) => number | undefined): ReactNode => (
  <Money amount={read(row)} currency={row.chosen?.mrc.currency ?? 'GBP'} />
);

const columns: readonly TableColumn<SiteRow>[] = [
  {
    id: 'site',
    header: 'Site',
    isRowHeader: true,
    cell: ({ site: { reference, address } }) => (
      <bdi>{[reference, address.name, address.postcode].filter((part) => part !== '').join(', ')}</bdi>
    ),
  },
  {
    id: 'chosen',
    header: 'Chosen',
    cell: ({ choice }) =>
      choice === null
        ? 'Nothing chosen'
        : `${formatBandwidth(choice.bandwidthMbps)}, ${termText(choice.termMonths)}, ${resilienceWords[choice.resilience].toLowerCase()}`,
  },
  {
    id: 'mrc',
    header: 'MRC',
    kind: 'number',
    cell: (row) => amount(row, ({ chosen }) => chosen?.mrc.amount),
  },
  {
    id: 'nrc',
    header: 'NRC',
    kind: 'number',
    cell: (row) => amount(row, ({ chosen }) => chosen?.nrc.amount),
  },
  {
    id: 'tcv',
    header: 'TCV',
    kind: 'number',
    cell: (row) => amount(row, ({ figures }) => figures?.tcv),
  },
  {
    id: 'delivery',
    header: 'Delivery',
    cell: ({ chosen }) =>
      chosen && (
        <>
          {chosen.certainty !== null && <span>{certaintyWords[chosen.certainty].text}</span>}
          {chosen.leadTimeDays !== null && <span>{`, ${leadTimeText(chosen.leadTimeDays)}`}</span>}
        </>
      ),
  },
];

const resellerColumns: readonly TableColumn<SiteRow>[] = [
  ...columns,
  {
    id: 'sell',
    header: 'Sell MRC',
    kind: 'number',
    cell: (row) => amount(row, ({ figures }) => figures?.sellMrc),
  },
  {
    id: 'sellNrc',
    header: 'Sell NRC',
    kind: 'number',
    cell: (row) => amount(row, ({ figures }) => figures?.sellNrc),
  },
];
