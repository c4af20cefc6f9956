import { expect, it } from 'vitest';
import { internetOffer, layer2Offer } from '../quotes.fixtures.ts';
import { guessColumns, mappingProblem, targetsOf, unusedColumns } from './mapColumns.ts';

const oneEnd = targetsOf(internetOffer);
const twoEnds = targetsOf(layer2Offer);

it.each([
  [['Site name', 'Postcode', 'Ref'], { address: 0, postcode: 1, reference: 2 }],
  [['POST CODE', 'Your Reference', 'IPv4 addresses'], { postcode: 0, reference: 1, 'field:ipAddresses': 2 }],
  [['store', 'location', 'Zip'], { reference: 0, address: 1, postcode: 2 }],
  [['Name', 'Nothing', 'Else'], { address: 0 }],
  [['Postcode', 'Postcode'], { postcode: 0 }],
])('The headings %j stand for %j [QUOTE-19]', (headings, mapping) => {
  expect(guessColumns(headings, [], oneEnd)).toEqual(mapping);
});

it.each([
  [
    ['A end postcode', 'A end address', 'B end postcode', 'B end address'],
    { postcode: 0, address: 1, bPostcode: 2, bAddress: 3 },
  ],
  [['Postcode from', 'Postcode to', 'Handover'], { postcode: 0, bPostcode: 1, 'field:handover': 2 }],
  [['postcode_a', 'postcode_b'], { postcode: 0, bPostcode: 1 }],
])('With two ends, the headings %j stand for %j [QUOTE-19]', (headings, mapping) => {
  expect(guessColumns(headings, [], twoEnds)).toEqual(mapping);
});

it('Without a heading that says so, the column with postcodes is the one [QUOTE-19]', () => {
  const rows = [{ cells: ['Store', ''] }, { cells: ['Other', 'bs16qh'] }];
  expect(guessColumns(['Column 1', 'Column 2'], rows, oneEnd)).toEqual({ postcode: 1 });
});

it('The form asks for a required column that is not chosen [QUOTE-19]', () => {
  expect(mappingProblem({}, oneEnd)).toBe('Choose the column of the postcode');
  expect(mappingProblem({ postcode: 0 }, twoEnds)).toBe('Choose the column of the B end postcode');
  expect(mappingProblem({ postcode: 0 }, oneEnd)).toBeNull();
});

it('A column that holds a value and is read for nothing is unused, an empty one is not [QUOTE-19]', () => {
  const headings = ['Postcode', 'Floor', 'Ref', 'Empty', 'Contact'];
  const rows = [{ cells: ['BS1 6QH', '', 'HQ', ''] }, { cells: ['LS1 4AP', '2', '', '', 'Jo'] }];
  expect(unusedColumns(headings, rows, { postcode: 0, reference: 2 })).toEqual(['Floor', 'Contact']);
  expect(unusedColumns(headings, rows, { postcode: 0, address: 1, reference: 4 })).toEqual(['Ref']);
});
