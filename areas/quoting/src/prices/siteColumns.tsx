import { Money } from '@quayside/ui/Money';
import { Skeleton } from '@quayside/ui/Skeleton';
import { Stack } from '@quayside/ui/Stack';
import { StatusLabel } from '@quayside/ui/StatusLabel';
import type { TableColumn } from '@quayside/ui/Table';
import { Text } from '@quayside/ui/Text';
import { use, type JSX, type ReactNode } from 'react';
import { formatBandwidth } from '@quayside/shared/bandwidth.ts';
import type { QuoteSite } from '../api.ts';
import { marginText } from '../margin.ts';
import { isPriced, type PricedCell } from './cells.ts';
import type { SiteRow } from './createPriceBook.ts';
import type { PriceCell } from '../pricesApi.ts';
import { certaintyWords, noPriceWords, resilienceWords, termText } from '../quoteWords.ts';
import type { LineFigures } from '../quoteTotals.ts';
import { IsPricingContext } from './isPricingContext.ts';
import { useArrivingRow } from './priceBookContext.ts';

/** A cell of the table. It subscribes to its own site, so that a price that arrives draws its row only. */
function PriceOf({
  site,
  children,
}: {
  site: QuoteSite;
  children: (row: SiteRow & { chosen: PricedCell; figures: LineFigures }) => ReactNode;
}): ReactNode {
  const row = useArrivingRow(site.id);
  if (row === undefined) return null;
  const { chosen, figures } = row;
  if (chosen === null || figures === null) return row.progress === 'pricing' ? <Awaited /> : <NoPrice />;
  return children({ ...row, chosen, figures });
}

/** A price that has not arrived. */
function Awaited(): ReactNode {
  return use(IsPricingContext) ? <Skeleton length="short" still /> : <NoPrice />;
}

/** An element, because a price can arrive in its place. */
function NoPrice(): ReactNode {
  return <span>–</span>;
}

/** The price of the chosen cell; before a choice, the lowest monthly one, so that the table shows a cost for the site. */
function PriceOrFrom({ site }: { site: QuoteSite }): ReactNode {
  const row = useArrivingRow(site.id);
  const lowest = row?.choice === null ? lowestMonthly([...row.cells.values()]) : null;
  if (lowest !== null)
    return (
      <Text as="span" tone="quiet">
        from <Money {...lowest} /> MRC
      </Text>
    );
  return (
    <PriceOf site={site}>
      {({ chosen: { mrc, nrc } }) => (
        <MonthlyAndOnce mrc={mrc.amount} nrc={nrc.amount} currency={mrc.currency} />
      )}
    </PriceOf>
  );
}

function lowestMonthly(cells: readonly PriceCell[]): PricedCell['mrc'] | null {
  const [first, ...others] = cells.filter(isPriced).map(({ mrc }) => mrc);
  if (first === undefined) return null;
  return others.reduce((lowest, mrc) => (mrc.amount < lowest.amount ? mrc : lowest), first);
}

function Chosen({ site }: { site: QuoteSite }): ReactNode {
  const row = useArrivingRow(site.id);
  if (row === undefined) return null;
  const { choice, chosen, progress } = row;
  if (choice === null) return <NotChosen row={row} />;
  const words = `${formatBandwidth(choice.bandwidthMbps)}, ${termText(choice.termMonths)}`;
  return (
    <Stack gap={4}>
      <span>{words}</span>
      <Text as="small" tone="quiet">
        {resilienceWords[choice.resilience]}
      </Text>
      {chosen === null && progress !== 'pricing' && (
        <StatusLabel tone="caution">No price any more. Choose another one.</StatusLabel>
      )}
    </Stack>
  );
}

/** A `Stack` may be narrower than its content, and the column would not grow with its amounts. */
const asWideAsAmount = { minInlineSize: 'max-content' };

function NotChosen({ row: { progress, cells } }: { row: SiteRow }): JSX.Element {
  switch (progress) {
    case 'pricing':
      return <AwaitedChoice />;
    case 'priced':
      return <StatusLabel tone="neutral">Not chosen</StatusLabel>;
    case 'failed':
      return <StatusLabel tone="caution">{noPriceWords.carrierTimedOut}</StatusLabel>;
    case 'none':
    default:
      return <StatusLabel tone="critical">{reasonOf([...cells.values()])}</StatusLabel>;
  }
}

function AwaitedChoice(): JSX.Element {
  return use(IsPricingContext) ? (
    <StatusLabel tone="info">Pricing</StatusLabel>
  ) : (
    <StatusLabel tone="neutral">Not priced</StatusLabel>
  );
}

/** Returns the reason why a site has no price: the one that most of its cells give. */
function reasonOf(cells: readonly { reason: keyof typeof noPriceWords | null }[]): string {
  const reason = cells.find((cell) => cell.reason !== null)?.reason;
  return reason === null || reason === undefined ? 'No price' : noPriceWords[reason];
}

function MonthlyAndOnce({ mrc, nrc, currency }: { mrc: number; nrc: number; currency: string }): ReactNode {
  return (
    <Stack gap={4} style={asWideAsAmount}>
      <span>
        <Money amount={mrc} currency={currency} /> MRC
      </span>
      <Text as="small" tone="quiet">
        <Money amount={nrc} currency={currency} /> NRC
      </Text>
    </Stack>
  );
}

function Certainty({ cell: { certainty, condition, leadTimeDays } }: { cell: PricedCell }): ReactNode {
  return (
    <Stack gap={4}>
      {certainty !== null && (
        <StatusLabel tone={certaintyWords[certainty].tone}>{certaintyWords[certainty].text}</StatusLabel>
      )}
      {condition !== '' && (
        <Text as="small" tone="quiet">
          {condition}
        </Text>
      )}
      {leadTimeDays !== null && (
        <Text as="small" tone="quiet">
          {leadTimeText(leadTimeDays)}
        </Text>
      )}
    </Stack>
  );
}

const siteColumn: TableColumn<QuoteSite> = {
  id: 'site',
  header: 'Site',
  isRowHeader: true,
  width: 'wide',
  cell: ({ reference, address, bEnd }) => (
    <Stack gap={4}>
      <span>
        <bdi>{reference === '' ? address.name : reference}</bdi>
      </span>
      <Text as="small" tone="quiet">
        {reference !== '' && (
          <span>
            <bdi>{address.name}</bdi>,{' '}
          </span>
        )}
        {address.postcode}
        {bEnd && (
          <span>
            {' '}
            to <bdi>{bEnd.name}</bdi>
            <span>{`, ${bEnd.postcode}`}</span>
          </span>
        )}
      </Text>
    </Stack>
  ),
};

const costColumns: readonly TableColumn<QuoteSite>[] = [
  siteColumn,
  { id: 'chosen', header: 'Chosen', cell: (site) => <Chosen site={site} /> },
  {
    id: 'price',
    header: 'Price',
    kind: 'number',
    cell: (site) => <PriceOrFrom site={site} />,
  },
  {
    id: 'certainty',
    header: 'Certainty and lead time',
    width: 'wide',
    cell: (site) => <PriceOf site={site}>{({ chosen }) => <Certainty cell={chosen} />}</PriceOf>,
  },
  {
    id: 'saving',
    header: 'Saving',
    kind: 'number',
    cell: (site) => (
      <PriceOf site={site}>
        {({ figures, chosen }) =>
          figures.saving === 0 ? (
            <NoPrice />
          ) : (
            <Money amount={figures.saving} currency={chosen.mrc.currency} />
          )
        }
      </PriceOf>
    ),
  },
];

const sellColumn: TableColumn<QuoteSite> = {
  id: 'sell',
  header: 'Sell price',
  kind: 'number',
  cell: (site) => (
    <PriceOf site={site}>
      {({ figures, chosen, marginBasisPoints }) => (
        <Stack gap={4} style={asWideAsAmount}>
          <MonthlyAndOnce mrc={figures.sellMrc} nrc={figures.sellNrc} currency={chosen.mrc.currency} />
          <Text as="small" tone="quiet">{`${marginText(marginBasisPoints)} margin`}</Text>
        </Stack>
      )}
    </PriceOf>
  ),
};

const resellerColumns: readonly TableColumn<QuoteSite>[] = [...costColumns, sellColumn];

/** The columns of the table of sites. Each list keeps its identity. */
export function siteColumnsOf(isReseller: boolean): readonly TableColumn<QuoteSite>[] {
  return isReseller ? resellerColumns : costColumns;
}

/** A lead time, such as `45 working days`. */
export function leadTimeText(days: number): string {
  return `${days} working ${days === 1 ? 'day' : 'days'}`;
}
