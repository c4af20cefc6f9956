import type { User } from '../../store/users.ts';
import { csvOf } from '../csv.ts';
import { headings } from '../jobs/headings.ts';
import { isReseller, productRanges, type ProductField } from './products.ts';
import {
  cellsOf,
  chosenLines,
  hasPrice,
  hasResult,
  keyOf,
  type Cell,
  type ChosenLine,
} from './quoteCells.ts';
import type { QuoteRecord } from './quoteRecord.ts';
import { figuresOfLine } from './quoteTotals.ts';
import { certaintyNames, reasonNames, resilienceNames } from './quoteWords.ts';

type CsvRow = readonly (string | number)[];

const siteHeadings = [headings.site, 'Reference', 'Address', 'Postcode', headings.bEnd] as const;
const priceHeadings = [
  headings.bandwidth,
  headings.term,
  'Resilience',
  headings.nrc,
  headings.mrc,
  headings.tcv,
  'Certainty',
  'Lead time (working days)',
  'Carrier',
  'Access',
  'Why there is no price',
  'Chosen',
] as const;
const sellHeadings = [headings.sellNrc, headings.sellMrc] as const;

const decimal = (pence: number): string => (pence / 100).toFixed(2);

/** Every price of a quote as CSV, with the choices marked. */
export function quoteCsv(quote: QuoteRecord, user: User, now: Date): string {
  const time = now.getTime();
  const cells = cellsOf(quote);
  const { fields } = productRanges[quote.product];
  const chosen = new Map(
    chosenLines(quote, cells, time).map((line) => [`${line.site.id}/${keyOf(line.choice)}`, line]),
  );
  const withSell = isReseller(user);
  const rows = cells.map((cell) => {
    const line = chosen.get(`${cell.site.id}/${keyOf(cell.combination)}`);
    return [siteColumns(cell, fields), priceColumns(cell, time), sellColumns(line, withSell)].flat();
  });
  const { number, name, customerName, validUntil } = quote;
  const headingsOfQuote = [
    ...siteHeadings,
    ...fields.map(({ label }) => label),
    ...priceHeadings,
    ...(withSell ? sellHeadings : []),
  ];
  return csvOf([
    headingsOfQuote,
    ...rows,
    [],
    [headings.quote, number, name],
    [headings.customer, customerName],
    [headings.validUntil, validUntil ?? 'Not priced yet'],
  ]);
}

function siteColumns(
  { site: { address, reference, bEnd, fields } }: Cell,
  known: readonly ProductField[],
): CsvRow {
  return [
    address.name,
    reference,
    address.lines.join(', '),
    address.postcode,
    bEnd === null ? '' : `${bEnd.name}, ${bEnd.postcode}`,
    ...known.map(({ id, options }) => {
      const value = fields[id] ?? '';
      return options?.find((option) => option.id === value)?.label ?? value;
    }),
  ];
}

function priceColumns(cell: Cell, time: number): CsvRow {
  const { bandwidthMbps, termMonths, resilience } = cell.combination;
  const place = [bandwidthMbps, termMonths, resilienceNames[resilience]];
  const { stored } = cell;
  if (stored === undefined || !hasResult(cell, time)) return [...place, '', '', '', '', '', '', '', ''];
  const { leadTimeDays, certainty, carrier, accessType, reason } = stored;
  return [
    ...place,
    ...(hasPrice(cell, time) ? amounts(stored.nrc ?? 0, stored.mrc ?? 0, termMonths) : ['', '', '']),
    certainty === null ? '' : certaintyNames[certainty],
    leadTimeDays ?? '',
    carrier ?? '',
    accessType ?? '',
    reason === null ? '' : reasonNames[reason],
  ];
}

function amounts(nrc: number, mrc: number, termMonths: number): CsvRow {
  return [decimal(nrc), decimal(mrc), decimal(nrc + mrc * termMonths)];
}

function sellColumns(line: ChosenLine | undefined, withSell: boolean): CsvRow {
  if (line === undefined) return withSell ? ['', '', ''] : [''];
  const { sellNrc, sellMrc } = figuresOfLine(line);
  return withSell ? ['Yes', decimal(sellNrc), decimal(sellMrc)] : ['Yes'];
}
