import type { QuoteSite } from '../../contract/generated/openapi.ts';
import type { User } from '../../store/users.ts';
import { printedDay } from '../../world/days.ts';
import { formatBandwidth } from '../../world/services.ts';
import { createPdf, type PdfColumn, type PdfRow } from '../pdf.ts';
import { isolated } from '../pdfFonts.ts';
import { conditions } from './priceRules.ts';
import { isReseller, productRanges } from './products.ts';
import { cellsOf, chosenLines, type ChosenLine } from './quoteCells.ts';
import type { QuoteRecord } from './quoteRecord.ts';
import { figuresOfLine, figuresOfLines } from './quoteTotals.ts';
import { certaintyNames, resilienceNames } from './quoteWords.ts';

const pounds = new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'GBP' });
const money = (pence: number): string => pounds.format(pence / 100);

const columns: readonly PdfColumn[] = [
  { title: 'Site', share: 6 },
  { title: 'Service', share: 5 },
  { title: 'Certainty', share: 3 },
  { title: 'Lead time (working days)', share: 3, align: 'right' },
  { title: 'One-off (NRC)', share: 3, align: 'right' },
  { title: 'Monthly (MRC)', share: 3, align: 'right' },
  { title: 'Over the term (TCV)', share: 3, align: 'right' },
];

/** The chosen prices of a quote, for the customer. A reseller's file has sell prices only, without cost and margin. */
export async function quotePdf(quote: QuoteRecord, user: User, now: Date): Promise<Buffer> {
  const { number, name, customerName: customer, owner, updatedAt, product, state, sites } = quote;
  const lines = chosenLines(quote, cellsOf(quote), now.getTime());
  const totals = figuresOfLines(lines);
  const pdf = createPdf({
    title: `${number} ${name}`,
    createdAt: new Date(updatedAt),
    layout: 'landscape',
  });
  pdf.heading(name, 1);
  pdf.paragraph(
    [
      `Quote ${number}`,
      customer === '' ? '' : `for ${isolated(customer)}`,
      `by ${isolated(owner.name)}, ${printedDay(updatedAt)}.`,
    ]
      .filter(Boolean)
      .join(' '),
  );
  pdf.paragraph(`${productRanges[product].label}. ${validityText(quote)}`);
  // A reseller's note is for colleagues only.
  if (state.note !== '' && !isReseller(user)) pdf.paragraph(state.note);
  pdf.heading(`Prices for ${lines.length} of ${sites.length} ${sites.length === 1 ? 'site' : 'sites'}`, 2);
  pdf.table(columns, [
    ...lines.map((line) => pdfRow(line)),
    {
      cells: ['Total', '', '', '', money(totals.sellNrc), money(totals.sellMrc), money(totals.sellTcv)],
      isTotal: true,
    },
  ]);
  const open = new Set(lines.map(({ stored }) => stored.certainty));
  pdf.note(
    'All prices exclude VAT. MRC is charged monthly, NRC once, and TCV is all that is paid over the term.',
  );
  for (const certainty of ['survey', 'budgetary'] as const)
    if (open.has(certainty)) pdf.note(`${certaintyNames[certainty]}: ${conditions[certainty]}`);
  return pdf.finish();
}

function validityText({ validUntil, status }: QuoteRecord): string {
  const until = printedDay(validUntil);
  if (until === '') return 'It has not been priced yet.';
  return status === 'expired' ? `The prices expired on ${until}.` : `The prices are valid until ${until}.`;
}

function pdfRow(line: ChosenLine): PdfRow {
  const { site, stored, choice } = line;
  const { sellNrc, sellMrc, sellTcv } = figuresOfLine(line);
  const service = `${formatBandwidth(choice.bandwidthMbps)}, ${choice.termMonths} months, ${resilienceNames[choice.resilience].toLowerCase()}`;
  const certainty = stored.certainty === null ? '' : certaintyNames[stored.certainty];
  const leadTime = String(stored.leadTimeDays ?? '');
  return {
    cells: [placeOf(site), service, certainty, leadTime, money(sellNrc), money(sellMrc), money(sellTcv)],
  };
}

function placeOf({ reference, address, bEnd }: QuoteSite): string {
  const site = isolated(address.name);
  const name = reference === '' ? site : `${isolated(reference)}: ${site}`;
  const place = `${name}, ${address.postcode}`;
  return bEnd === null ? place : `${place} to ${isolated(bEnd.name)}, ${bEnd.postcode}`;
}
