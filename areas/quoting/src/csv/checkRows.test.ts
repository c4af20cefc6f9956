import { expect, it } from 'vitest';
import { bristolAddress, bristolSite, internetOffer, layer2Offer, leedsAddress } from '../quotes.fixtures.ts';
import { checkRows, postcodesOf, toImportRows, toSite, type CheckedRow, type Lookup } from './checkRows.ts';

const leeds = Array.from({ length: 10 }, (_, index) => leedsAddress(index + 1));

const lookups = new Map<string, Lookup>([
  ['BS1 6QH', { status: 'found', addresses: [bristolAddress] }],
  ['LS1 4AP', { status: 'found', addresses: leeds }],
  ['ZE1 0AA', { status: 'found', addresses: [] }],
  ['M1 1AE', { status: 'failed' }],
  ['E1 6AN', { status: 'waiting' }],
]);

const oneEnd = { postcode: 0, address: 1, reference: 2, 'field:ipAddresses': 3 };

/** Checks rows of postcode, address, reference and IP addresses. */
function check(rows: readonly string[][], sites = [] as (typeof bristolSite)[]): CheckedRow[] {
  const lines = rows.map((cells, index) => ({ line: index + 2, cells }));
  return checkRows(toImportRows(lines, oneEnd, internetOffer), lookups, sites, internetOffer);
}

it.each([
  ['', '', 'missing'],
  ['Bristol', '', 'format'],
  ['ze1 0aa', '', 'notFound'],
  ['M1 1AE', '', 'failed'],
  ['E16AN', '', 'waiting'],
  ['ls14ap', '', 'several'],
  ['LS1 4AP', 'Unit 99', 'several'],
  ['LS1 4AP', 'unit 4 park place', 'ok'],
  ['LS1 4AP', '4 Park Place, Leeds', 'ok'],
  ['LS1 4AP', 'Leeds', 'several'],
  ['bs1-6qh', 'Anything', 'ok'],
])('A row with the postcode "%s" and the address "%s" is %s [QUOTE-20]', (postcode, address, kind) => {
  expect(check([[postcode, address]])[0]?.a.kind).toBe(kind);
});

it('Only a row that needs nothing is valid, and becomes a site [QUOTE-20]', () => {
  const [row] = check([['BS1 6QH', '', 'HQ', '8 addresses (/29)']]);
  expect(row?.state).toBe('valid');
  expect(row && toSite(row)).toEqual({
    reference: 'HQ',
    address: bristolAddress,
    bEnd: null,
    fields: { ipAddresses: '8' },
  });
});

it('A value that is not offered is a problem of its row [QUOTE-20]', () => {
  const [row] = check([['BS1 6QH', '', '', '16']]);
  expect(row).toMatchObject({ state: 'problem', wrongFields: ['ipAddresses'] });
});

it('A reference of more than 80 characters is a problem of its row and stays whole [QUOTE-18]', () => {
  const reference = 'R'.repeat(81);
  const [row, fitting] = check([
    ['BS1 6QH', '', reference],
    ['LS1 4AP', 'Unit 4, Park Place', 'R'.repeat(80)],
  ]);
  expect(row).toMatchObject({ state: 'problem', isReferenceLong: true, row: { reference } });
  expect(fitting?.state).toBe('valid');
});

it('The second of two equal rows names the first one, and a row names a site of the quote [QUOTE-21]', () => {
  const rows = check([
    ['BS1 6QH', ''],
    ['bs16qh', ''],
    ['LS1 4AP', 'Unit 4, Park Place'],
  ]);
  expect(rows.map(({ duplicateOf }) => duplicateOf)).toEqual([null, 2, null]);
  expect(check([['BS1 6QH', '']], [bristolSite])[0]).toMatchObject({ duplicateOf: 0, state: 'problem' });
});

it('A product with two ends needs both, and each postcode is looked up once [QUOTE-21]', () => {
  const mapping = { postcode: 0, bPostcode: 1 };
  const lines = [
    { line: 2, cells: ['BS1 6QH', ''] },
    { line: 3, cells: ['bs1 6qh', 'LS1 4AP'] },
  ];
  const rows = toImportRows(lines, mapping, layer2Offer);
  expect(postcodesOf(rows)).toEqual(['BS1 6QH', 'LS1 4AP']);
  const [missing, several] = checkRows(rows, lookups, [], layer2Offer);
  expect(missing?.b).toEqual({ kind: 'missing' });
  expect(several?.b?.kind).toBe('several');
  const bEnd = { postcode: 'LS1 4AP', addressText: '', chosen: leedsAddress(2) };
  const repaired = toImportRows(lines, mapping, layer2Offer).map((row) => Object.assign(row, { bEnd }));
  expect(checkRows(repaired, lookups, [], layer2Offer)[1]).toMatchObject({ duplicateOf: 2 });
});
