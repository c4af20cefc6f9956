import { expect, it } from 'vitest';
import { CELL_LIMIT, parseRows, type ParsedRows } from './parseRows.ts';

function table(text: string): Extract<ParsedRows, { kind: 'table' }> {
  const parsed = parseRows(text);
  if (parsed.kind !== 'table') throw new Error(`The text is ${parsed.kind}.`);
  return parsed;
}

const rows = (count: number): string =>
  ['Site,Postcode', ...Array.from({ length: count }, (_, index) => `Store ${index},BS1 6QH`)].join('\n');

it.each([
  ['commas', 'Site,Postcode\nStore,BS1 6QH'],
  ['semicolons', 'Site;Postcode\nStore;BS1 6QH'],
  ['tabs', 'Site\tPostcode\nStore\tBS1 6QH'],
  ['bars', 'Site|Postcode\nStore|BS1 6QH'],
  ['quotes and Windows line ends', '"Site","Postcode"\r\n"Store","BS1 6QH"\r\n'],
])('Rows with %s are read [QUOTE-16]', (_, text) => {
  expect(table(text)).toMatchObject({
    headings: ['Site', 'Postcode'],
    rows: [{ line: 2, cells: ['Store', 'BS1 6QH'] }],
    hasHeadings: true,
  });
});

it.each([';', '\t', '|'])(
  'Two columns with %j between them are two, although lines are empty or short [QUOTE-16]',
  (mark) => {
    const text = `Site${mark}Postcode\n\nStore, left${mark}BS1 6QH\nOther\n`;
    expect(table(text)).toMatchObject({
      headings: ['Site', 'Postcode'],
      rows: [{ cells: ['Store, left', 'BS1 6QH'] }, { cells: ['Other'] }],
    });
  },
);

it('Empty lines are left out, and lines keep the numbers of the file [QUOTE-16]', () => {
  const { rows: read } = table('Site,Postcode\n\n,\nStore,BS1 6QH');
  expect(read).toEqual([{ line: 4, cells: ['Store', 'BS1 6QH'] }]);
});

it('A first line with a postcode is a site, and its columns are numbered [QUOTE-16]', () => {
  expect(table('Store,BS1 6QH\nOther,LS1 4AP')).toMatchObject({
    headings: ['Column 1', 'Column 2'],
    hasHeadings: false,
    rows: [{ line: 1 }, { line: 2 }],
  });
});

it('200 rows are read, and of 201 none, with their number [QUOTE-17]', () => {
  expect(table(rows(200)).rows).toHaveLength(200);
  expect(parseRows(rows(201))).toEqual({ kind: 'tooMany', count: 201 });
});

it('A text without rows says whether it has headings [QUOTE-17]', () => {
  expect(parseRows('')).toEqual({ kind: 'empty' });
  expect(parseRows('\n,,\n')).toEqual({ kind: 'empty' });
  expect(parseRows('Site,Postcode\n')).toEqual({ kind: 'onlyHeadings' });
});

it('Formulas stay text and are counted; telephone and negative numbers are none [QUOTE-18]', () => {
  const { rows: read, formulas } = table(
    'Site,Postcode,Reference\n=1+2,BS1 6QH,+44 117 496 0100\n@SUM(A1),LS1 4AP,-12\n+cmd|x,M1 1AE,-2+3+x',
  );
  expect(read[0]?.cells[0]).toBe('=1+2');
  expect(formulas).toBe(4);
});

it('A cell of a megabyte is cut off, and its line is named [QUOTE-18]', () => {
  const { rows: read, cutLines } = table(`Site,Postcode\n${'x'.repeat(1_000_000)},BS1 6QH`);
  expect(read[0]?.cells[0]).toHaveLength(CELL_LIMIT);
  expect(cutLines).toEqual([2]);
});

it('Rows of different length are read as far as they go [QUOTE-16]', () => {
  const { headings, rows: read } = table('Site,Postcode\nStore\nOther,LS1 4AP,extra');
  expect(headings).toEqual(['Site', 'Postcode', 'Column 3']);
  expect(read.map(({ cells }) => cells)).toEqual([['Store'], ['Other', 'LS1 4AP', 'extra']]);
});

it('A quotation mark without an end is named by its line, and no rows are joined [QUOTE-17]', () => {
  const text = 'Site,Postcode\n"Store\nof two lines",BS1 6QH\n"Other,LS1 4AP\nThird,M1 1AE';
  expect(parseRows(text)).toEqual({ kind: 'openQuote', line: 4 });
});
