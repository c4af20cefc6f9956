import { readPostcode } from '@quayside/page-kit/input';
import type { ProductOffer } from '../api.ts';

/** The meaning of a column of a file: a part of a site, or a field of the product as `field:<id>`. */
export type ColumnTarget =
  | 'postcode'
  | 'address'
  | 'reference'
  | 'bPostcode'
  | 'bAddress'
  | `field:${string}`;

/** The column that each `ColumnTarget` is read from. A target without a column is not read. */
export type ColumnMapping = Readonly<Record<string, number>>;

export interface TargetOption {
  readonly target: ColumnTarget;
  readonly label: string;
  /** Without it there is no site. */
  readonly isRequired: boolean;
}

export function targetsOf({ needsBEnd, fields }: Pick<ProductOffer, 'needsBEnd' | 'fields'>): TargetOption[] {
  return [
    { target: 'postcode', label: needsBEnd ? 'A end postcode' : 'Postcode', isRequired: true },
    { target: 'address', label: needsBEnd ? 'A end address' : 'Address', isRequired: false },
    ...(needsBEnd
      ? ([
          { target: 'bPostcode', label: 'B end postcode', isRequired: true },
          { target: 'bAddress', label: 'B end address', isRequired: false },
        ] as const)
      : []),
    { target: 'reference', label: 'Reference', isRequired: false },
    ...fields.map(
      ({ id, label }) => ({ target: `field:${id}`, label, isRequired: false }) satisfies TargetOption,
    ),
  ];
}

const bEnd = /\b(?:b|z|to|far|second|end 2|b end)\b/;

const patterns: readonly [ColumnTarget, (heading: string) => boolean][] = [
  ['bPostcode', (heading) => bEnd.test(heading) && isPostcode(heading)],
  ['bAddress', (heading) => bEnd.test(heading) && isAddress(heading)],
  ['postcode', isPostcode],
  ['address', isAddress],
  [
    'reference',
    (heading) =>
      /\b(?:reference|ref|site id|site code|site number|your reference|store|branch)\b/.test(heading),
  ],
];

/** Guesses the columns by their headings, and without useful headings by the values of the first rows. */
export function guessColumns(
  headings: readonly string[],
  rows: readonly { readonly cells: readonly string[] }[],
  targets: readonly TargetOption[],
): ColumnMapping {
  const mapping = new Map<ColumnTarget, number>();
  const known = new Set(targets.map(({ target }) => target));
  const take = (target: ColumnTarget, index: number): void => {
    if (known.has(target) && !mapping.has(target)) mapping.set(target, index);
  };
  const left = headings.map((heading, index) => {
    const words = wordsOf(heading);
    const field = targets.find(
      ({ target, label }) => target.startsWith('field:') && wordsOf(label) === words,
    );
    const found = field?.target ?? patterns.find(([, fits]) => fits(words))?.[0];
    if (found === undefined || !known.has(found) || mapping.has(found)) return index;
    mapping.set(found, index);
    return null;
  });
  if (!mapping.has('postcode')) {
    const index = left.find((each) => each !== null && holdsPostcodes(rows, each));
    if (index !== undefined && index !== null) take('postcode', index);
  }
  return Object.fromEntries(mapping);
}

/** Returns an error that names the first missing column; null when the rows can be read. */
export function mappingProblem(mapping: ColumnMapping, targets: readonly TargetOption[]): string | null {
  const first = targets.find(({ target, isRequired }) => isRequired && mapping[target] === undefined);
  return first === undefined ? null : `Choose the column of the ${first.label.replace(/^P/, 'p')}`;
}

/** Returns the headings of the columns that hold a value and are read for nothing. */
export function unusedColumns(
  headings: readonly string[],
  rows: readonly { readonly cells: readonly string[] }[],
  mapping: ColumnMapping,
): string[] {
  const used = new Set(Object.values(mapping));
  return headings.filter(
    (_, index) => !used.has(index) && rows.some(({ cells }) => (cells[index] ?? '') !== ''),
  );
}

/** Whether a text is the heading of a column with postcodes. A site can be named PC World. */
export function isPostcodeHeading(text: string): boolean {
  const words = wordsOf(text);
  const isShort = words.split(' ').length <= 5;
  return isShort && /\b(?:postcode|post code|postal code|zip|pcode)\b|^(?:[ab] )?(?:end )?pc$/.test(words);
}

/** Whether a text is a heading in full, and not a value that has such a word in it. */
export function isKnownHeading(text: string): boolean {
  return /^(?:(?:your|our|customer|site|store|branch|[ab]|end) )*(?:site|name|address(?: line)?(?: \d)?|building|premises|location|street|town|city|county|reference|ref|id|code|number)$/.test(
    wordsOf(text),
  );
}

function isPostcode(heading: string): boolean {
  return /\b(?:postcode|post code|postal code|zip|pcode|pc)\b/.test(heading);
}

function isAddress(heading: string): boolean {
  return /\b(?:address|building|premises|site name|site|name|location|street)\b/.test(heading);
}

function wordsOf(heading: string): string {
  return heading
    .toLowerCase()
    .replaceAll(/[^a-z\d]+/g, ' ')
    .trim();
}

function holdsPostcodes(rows: readonly { readonly cells: readonly string[] }[], index: number): boolean {
  const values = rows.slice(0, 10).map(({ cells }) => cells[index] ?? '');
  return values.some((value) => readPostcode(value) !== null);
}
