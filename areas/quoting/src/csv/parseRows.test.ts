import { expect, it } from 'vitest';
import { tableNotes } from './importWords.ts';
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
    headingLine: 1,
    areHeadingsUnsure: false,
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
    headingLine: null,
    rows: [{ line: 1 }, { line: 2 }],
  });
});

it.each([
  ['a mistyped postcode', 'Store,BS1 6Q'],
  ['no postcode', 'Store,'],
  ['no column for it', 'Store'],
  ['a word instead', 'Store,to follow'],
  ['a name like a heading', 'Reference,BS1 6Q'],
  ['the name of a shop', 'PC World,BS1 6Q'],
  ['its address in one value', '"12 High Street, Bristol, BS1 6QH",A'],
])('A first site with %s stays a site, as there are no headings [QUOTE-16]', (_, first) => {
  const read = table(`${first}\nOther,LS1 4AP\nThird,M1 1AE`);
  expect([read.headingLine, read.rows.map(({ line }) => line)]).toEqual([null, [1, 2, 3]]);
});

it('A site that is named like a heading leaves the sites above it [QUOTE-16]', () => {
  const { rows: read, titleLines } = table('Store,BS1 6Q\nPC World,LS1\nThird,M1 1AE');
  expect([read.length, titleLines]).toEqual([3, []]);
});

it('Headings that name no postcode are known as headings, and said to be [QUOTE-16]', () => {
  const read = table('Site name,Where,Reference\nStore,BS1 6QH,A');
  expect(read).toMatchObject({ headingLine: 1, areHeadingsUnsure: true, rows: [{ line: 2 }] });
  expect(tableNotes(read, null)).toEqual([
    'We take line 1 as headings. If it is a site, add a line with headings above it.',
  ]);
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

it.each([
  ['at its beginning', 'BS5 9QU,"The Old" Mill,A', ['BS5 9QU', '"The Old" Mill', 'A']],
  [
    'at its beginning, beside an enclosed one',
    'BS5 9QU,"The Old" Mill,"A, B"',
    ['BS5 9QU', '"The Old" Mill', 'A, B'],
  ],
  ['in it', 'BS5 9QU,19" rack,A', ['BS5 9QU', '19" rack', 'A']],
  ['behind a space', 'BS5 9QU, "Mill, Old",A', ['BS5 9QU', 'Mill, Old', 'A']],
  ['behind a space in it', 'BS5 9QU,"Mill, ""Old""",A', ['BS5 9QU', 'Mill, "Old"', 'A']],
])(
  'A value with quotation marks %s ends with its column, and the next sites stay sites [QUOTE-16]',
  (_, line, cells) => {
    const { rows: read } = table(
      `Postcode,Site,Reference\n${line}\nLS1 4AP,Leeds,B\n"M1 1AE","Manchester ""North""",C`,
    );
    expect(read.map((row) => row.cells)).toEqual([
      cells,
      ['LS1 4AP', 'Leeds', 'B'],
      ['M1 1AE', 'Manchester "North"', 'C'],
    ]);
  },
);

it('A file with a wrong quotation mark in each of 20,000 rows is read at once, and its rows are counted [QUOTE-17]', () => {
  const text = `Postcode,Name,Reference\n${'BS5 9QU,"The Old" Mill,A\n'.repeat(20_000)}`;
  expect(parseRows(text)).toEqual({ kind: 'tooMany', count: 20_000 });
});

it('Marks that could be read in pairs up to the end of the file are read at once too [QUOTE-17]', () => {
  // Each value could end at the last mark only, which is wrong.
  const text = `Postcode,Name\n${'"a,"'.repeat(20_000)}x" x`;
  expect(parseRows(text).kind).toBe('table');
});

it('The line sep=; names the delimiter, and lines keep their numbers [QUOTE-16]', () => {
  expect(table('sep=;\r\nSite;Postcode\r\nStore, left;BS1 6QH')).toMatchObject({
    headings: ['Site', 'Postcode'],
    rows: [{ line: 3, cells: ['Store, left', 'BS1 6QH'] }],
    titleLines: [],
  });
});

it('Titles above the headings are left out and named [QUOTE-16]', () => {
  expect(table('Sites of the quote,,\n\nSite,Postcode\nStore,BS1 6QH')).toMatchObject({
    headings: ['Site', 'Postcode'],
    rows: [{ line: 4, cells: ['Store', 'BS1 6QH'] }],
    titleLines: [1],
  });
});

it('A first site without a postcode is no title [QUOTE-16]', () => {
  const { rows: read, titleLines } = table('Site,Postcode\nStore,\nOther,LS1 4AP');
  expect([read.length, titleLines]).toEqual([2, []]);
});

it.each(['="EX11 7BG"', '"=""EX11 7BG"""'])(
  'The text value %s of a spreadsheet is read as its text [QUOTE-18]',
  (cell) => {
    const { rows: read, formulas } = table(`Site,Postcode\nStore,${cell}`);
    expect([read[0]?.cells, formulas]).toEqual([['Store', 'EX11 7BG'], 0]);
  },
);

it.each([
  ['="Store, left",BS1 6QH', 'Store, left'],
  ['"=""Store, left""",BS1 6QH', 'Store, left'],
  ['"Store ,=""A, B"", left",BS1 6QH', 'Store ,="A, B", left'],
])('The delimiter within the text value of %s does not end it [QUOTE-18]', (line, name) => {
  const { rows: read } = table(`Site,Postcode\n${line}\n="Other" ,LS1 4AP`);
  expect(read.map(({ cells }) => cells)).toEqual([
    [name, 'BS1 6QH'],
    ['Other', 'LS1 4AP'],
  ]);
});
