import type { Address, ProductOffer, QuoteSite } from '../api.ts';
import { readPostcode } from '@quayside/page-kit/input';
import type { ColumnMapping, ColumnTarget } from './mapColumns.ts';
import type { CsvRow } from './parseRows.ts';

export const REFERENCE_LIMIT = 80;

/** One end of a row: the texts of the file, and the address that the user chose, if any. */
export interface RowEnd {
  readonly postcode: string;
  /** The address as the file words it; may be empty. */
  readonly addressText: string;
  readonly chosen: Address | null;
}

/** A row of the file, as far as it is repaired. */
export interface ImportRow {
  readonly line: number;
  readonly reference: string;
  readonly aEnd: RowEnd;
  /** Null for a product with one end. */
  readonly bEnd: RowEnd | null;
  readonly fields: Readonly<Record<string, string>>;
}

/** The addresses of a postcode, while they are looked up and after that. */
export type Lookup =
  | { readonly status: 'waiting' }
  | { readonly status: 'failed' }
  | { readonly status: 'found'; readonly addresses: readonly Address[] };

export type EndProblem =
  | { readonly kind: 'missing' }
  | { readonly kind: 'format' }
  | { readonly kind: 'waiting' }
  | { readonly kind: 'failed' }
  | { readonly kind: 'notFound' }
  | { readonly kind: 'several'; readonly addresses: readonly Address[] };

/** A row and its problems. A row without problems has its addresses. */
export interface CheckedRow {
  readonly row: ImportRow;
  readonly a: EndProblem | { readonly kind: 'ok'; readonly address: Address };
  readonly b: EndProblem | { readonly kind: 'ok'; readonly address: Address } | null;
  /** The earlier row with the same ends, or null. `0` is a site of the quote. */
  readonly duplicateOf: number | null;
  /** The ids of fields whose value is not one of the options. */
  readonly wrongFields: readonly string[];
  readonly isReferenceLong: boolean;
  readonly state: 'valid' | 'waiting' | 'problem';
}

/** The rows of the file by the chosen columns. */
export function toImportRows(
  rows: readonly CsvRow[],
  mapping: ColumnMapping,
  { needsBEnd, fields }: Pick<ProductOffer, 'needsBEnd' | 'fields'>,
): ImportRow[] {
  return rows.map(({ line, cells }) => {
    const read = (target: ColumnTarget): string => cells[mapping[target] ?? -1] ?? '';
    return {
      line,
      reference: read('reference'),
      aEnd: { postcode: read('postcode'), addressText: read('address'), chosen: null },
      bEnd: needsBEnd ? { postcode: read('bPostcode'), addressText: read('bAddress'), chosen: null } : null,
      fields: Object.fromEntries(
        fields.map(({ id, options }) => [id, optionId(read(`field:${id}`), options)]),
      ),
    };
  });
}

/** The postcodes that the rows need, each once, in their usual spelling. */
export function postcodesOf(rows: readonly ImportRow[]): string[] {
  const ends = rows.flatMap(({ aEnd, bEnd }) => (bEnd ? [aEnd, bEnd] : [aEnd]));
  const found = ends.map(({ postcode }) => readPostcode(postcode)).filter((postcode) => postcode !== null);
  return [...new Set(found)];
}

/** Checks every row against the addresses found so far and the sites of the quote. */
export function checkRows(
  rows: readonly ImportRow[],
  lookups: ReadonlyMap<string, Lookup>,
  sites: readonly QuoteSite[],
  { fields }: Pick<ProductOffer, 'fields'>,
): CheckedRow[] {
  const seen = new Map(sites.map(({ address, bEnd }) => [keyOf(address, bEnd), 0]));
  return rows.map((row) => {
    const a = checkEnd(row.aEnd, lookups);
    const b = row.bEnd && checkEnd(row.bEnd, lookups);
    const wrongFields = fields
      .filter(({ id, options }) => isWrong(row.fields[id] ?? '', options))
      .map(({ id }) => id);
    const isComplete = a.kind === 'ok' && (b === null || b.kind === 'ok');
    let duplicateOf: number | null = null;
    if (isComplete) {
      const key = keyOf(a.address, b?.kind === 'ok' ? b.address : null);
      duplicateOf = seen.get(key) ?? null;
      if (duplicateOf === null) seen.set(key, row.line);
    }
    const isWaiting = a.kind === 'waiting' || b?.kind === 'waiting';
    const isReferenceLong = row.reference.length > REFERENCE_LIMIT;
    const isValid = isComplete && duplicateOf === null && wrongFields.length === 0 && !isReferenceLong;
    const state = isValid ? 'valid' : isWaiting ? 'waiting' : 'problem';
    return { row, a, b, duplicateOf, wrongFields, isReferenceLong, state };
  });
}

export function toSite({ row, a, b }: CheckedRow): Omit<QuoteSite, 'id' | 'options'> | null {
  if (a.kind !== 'ok' || (b !== null && b.kind !== 'ok')) return null;
  const filled = Object.entries(row.fields).filter(([, value]) => value !== '');
  return {
    reference: row.reference,
    address: a.address,
    bEnd: b?.address ?? null,
    fields: Object.fromEntries(filled),
  };
}

function checkEnd(end: RowEnd, lookups: ReadonlyMap<string, Lookup>): CheckedRow['a'] {
  if (end.chosen) return { kind: 'ok', address: end.chosen };
  if (end.postcode === '') return { kind: 'missing' };
  const postcode = readPostcode(end.postcode);
  if (postcode === null) return { kind: 'format' };
  const lookup = lookups.get(postcode);
  if (lookup === undefined || lookup.status === 'waiting') return { kind: 'waiting' };
  if (lookup.status === 'failed') return { kind: 'failed' };
  return chooseAddress(lookup.addresses, end.addressText);
}

/** The only address of a postcode, or the only one that the words of the file fit. */
function chooseAddress(addresses: readonly Address[], text: string): CheckedRow['a'] {
  const [first] = addresses;
  if (first === undefined) return { kind: 'notFound' };
  if (addresses.length === 1) return { kind: 'ok', address: first };
  const wanted = plain(text);
  const parts = addresses.map(partsOf);
  // A part that every address of the postcode has, such as the town, does not tell them apart.
  const common = parts.reduce((some, each) => some.filter((part) => each.includes(part)), parts[0] ?? []);
  const fitting = addresses.filter((_, index) =>
    parts[index]?.some((part) => !common.includes(part) && fits(part, wanted)),
  );
  const [only] = fitting;
  if (wanted !== '' && only && fitting.length === 1) return { kind: 'ok', address: only };
  return { kind: 'several', addresses };
}

/** Whether one of the texts is a part of the other, in whole words. */
function fits(part: string, wanted: string): boolean {
  return ` ${part} `.includes(` ${wanted} `) || ` ${wanted} `.includes(` ${part} `);
}

function partsOf({ name, lines }: Address): string[] {
  return [name, ...lines].map(plain).filter((part) => part !== '');
}

function plain(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[^a-z\d]+/g, ' ')
    .trim();
}

function keyOf(a: Address, b: Address | null): string {
  return `${a.id} ${b?.id ?? ''}`;
}

type FieldOptions = ProductOffer['fields'][number]['options'];

/** The id of the option that the file names by id or label; else the text as it is. */
function optionId(text: string, options: FieldOptions): string {
  const wanted = plain(text);
  const found = options?.find(({ id, label }) => plain(id) === wanted || plain(label) === wanted);
  return found?.id ?? text;
}

function isWrong(value: string, options: FieldOptions): boolean {
  return value !== '' && options !== undefined && options.every(({ id }) => id !== value);
}
