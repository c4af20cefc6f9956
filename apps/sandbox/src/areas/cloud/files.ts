import type { CloudItem, CloudPricePlan } from '../../contract/generated/openapi.ts';
import { csvOf } from '../csv.ts';
import { headings } from '../jobs/headings.ts';
import { createPdf, type PdfColumn } from '../pdf.ts';
import { isolated } from '../pdfFonts.ts';
import type { EstimateRow, PricedLine } from './estimates.ts';
import { toEstimateSummary } from './toEstimate.ts';
import { printedDay } from '../../world/days.ts';

const groupNames: Readonly<Record<CloudItem['group'], string>> = {
  compute: 'Compute',
  storage: 'Storage',
  backup: 'Backup',
  licence: 'Licences',
  ip: 'IP addresses',
  firewall: 'Firewall',
  support: 'Support',
};

/** A caller without an id: a file has the same content for every user. */
const nobody = { id: '' };

const pounds = new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'GBP' });
const money = (pence: number): string => pounds.format(pence / 100);
const decimal = (pence: number): string => (pence / 100).toFixed(2);

interface PlacedLine extends PricedLine {
  readonly item: CloudItem | undefined;
  readonly group: string;
}

function placedLines(row: EstimateRow, plan: CloudPricePlan): PlacedLine[] {
  const items = new Map(plan.items.map((item) => [item.id, item]));
  return row.lines.map((line) => placed(line, items.get(line.itemId)));
}

function placed(line: PricedLine, item: CloudItem | undefined): PlacedLine {
  return { ...line, item, group: item ? groupNames[item.group] : 'No longer offered' };
}

/** An estimate as CSV: a row for each line, then the totals and their assumptions. */
export function estimateCsv(row: EstimateRow, plan: CloudPricePlan): string {
  const { name, number, termMonths, totals } = toEstimateSummary(row, nobody);
  const headingsOfLines = [
    'Group',
    'Line',
    'Item',
    'Quantity',
    'Size',
    'Hours a month',
    headings.term,
    headings.nrc,
    headings.listMrc,
    headings.mrc,
    headings.tcv,
  ];
  const lines = placedLines(row, plan).map(({ group, item, price, ...line }) => [
    group,
    line.name,
    item?.name ?? line.itemId,
    line.quantity,
    item?.isSized ? line.size : '',
    item?.isHourly ? line.hoursPerMonth : '',
    line.termMonths ?? termMonths,
    decimal(price.nrc),
    decimal(price.listMrc),
    decimal(price.mrc),
    decimal(price.tcv),
  ]);
  const total = [
    'Total',
    '',
    '',
    '',
    '',
    '',
    termMonths,
    decimal(totals.nrc),
    decimal(totals.listMrc),
    decimal(totals.mrc),
    decimal(totals.tcv),
  ];
  return csvOf([
    headingsOfLines,
    ...lines,
    total,
    [],
    [headings.estimate, number, name],
    ['Price plan', plan.name],
    ...plan.assumptions.map((assumption) => ['Assumption', assumption]),
  ]);
}

const columns: readonly PdfColumn[] = [
  { title: 'Line', share: 5 },
  { title: 'Quantity', share: 3 },
  { title: 'One-off (NRC)', share: 2, align: 'right' },
  { title: 'List a month', share: 2, align: 'right' },
  { title: 'Monthly (MRC)', share: 2, align: 'right' },
];

export function estimatePdf(row: EstimateRow, plan: CloudPricePlan): Promise<Buffer> {
  const { name, number, owner, updatedAt, termMonths, totals } = toEstimateSummary(row, nobody);
  const { quote, note } = row;
  const pdf = createPdf({ title: `${number} ${name}`, createdAt: new Date(updatedAt) });
  pdf.heading(name, 1);
  pdf.paragraph(`Estimate ${number} of ${isolated(owner.name)}, ${printedDay(updatedAt)}. ${plan.name}.`);
  if (quote?.number && quote.validUntil)
    pdf.paragraph(`Quote ${quote.number}: these prices are firm until ${printedDay(quote.validUntil)}.`);
  else pdf.paragraph('These prices are budgetary. Ask for a quote to make them firm.');
  if (note !== '') pdf.paragraph(note);
  const lines = placedLines(row, plan);
  for (const group of new Set(lines.map((line) => line.group))) {
    const inGroup = lines.filter((line) => line.group === group);
    pdf.heading(group, 2);
    pdf.table(
      columns,
      inGroup.map((line) => ({ cells: cellsOf(line) })),
    );
  }
  pdf.heading('Totals', 2);
  pdf.table(
    [
      { title: 'VAT excluded', share: 3 },
      { title: 'List price', share: 1, align: 'right' },
      { title: 'Your price', share: 1, align: 'right' },
    ],
    [
      { cells: ['One-off (NRC)', money(totals.nrc), money(totals.nrc)] },
      { cells: ['Monthly (MRC)', money(totals.listMrc), money(totals.mrc)] },
      {
        cells: [`Total over ${termMonths} months (TCV)`, money(totals.listTcv), money(totals.tcv)],
        isTotal: true,
      },
      { cells: ['You save over the term', '', money(totals.listTcv - totals.tcv)] },
    ],
  );
  pdf.heading('What these figures assume', 2);
  pdf.list(plan.assumptions);
  return pdf.finish();
}

function cellsOf({
  name,
  item,
  itemId,
  quantity,
  size,
  hoursPerMonth,
  termMonths,
  price,
}: PlacedLine): string[] {
  const what = item?.name ?? itemId;
  const parts = [String(quantity)];
  if (item?.isSized) parts.push(String(size));
  if (item?.isHourly) parts.push(`${hoursPerMonth} h`);
  const term = termMonths === null ? '' : `, ${termMonths} months`;
  return [
    name === '' ? what : `${isolated(name)}: ${what}`,
    parts.join(' × ') + term,
    money(price.nrc),
    money(price.listMrc),
    money(price.mrc),
  ];
}
