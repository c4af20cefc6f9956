import { expect, it } from 'vitest';
import { orderedColumns, visibleColumns } from './columnOrder.ts';

const columns = [
  { id: 'name' },
  { id: 'site' },
  { id: 'status', requiredReason: 'A service that is down must not be overlooked' },
  { id: 'price' },
];
const idsOf = (list: readonly { id: string }[]) => list.map(({ id }) => id);

it.each([
  [[], ['name', 'site', 'status', 'price']],
  [
    ['price', 'status', 'name', 'site'],
    ['price', 'status', 'name', 'site'],
  ],
  [
    ['site', 'gone', 'name', 'site', 'status', 'price'],
    ['site', 'name', 'status', 'price'],
  ],
])('The order %j gives a Table the columns %j', (order, expected) => {
  expect(idsOf(orderedColumns(columns, order))).toEqual(expected);
});

it('A Table column that the order does not name follows the column before it', () => {
  expect(idsOf(orderedColumns(columns, ['price', 'status', 'name']))).toEqual([
    'price',
    'status',
    'name',
    'site',
  ]);
  expect(idsOf(orderedColumns(columns, ['price']))).toEqual(['name', 'site', 'status', 'price']);
});

it('Hidden Table columns are left out, unless they name the row or have a reason to be required', () => {
  const settings = { order: ['status', 'price'], hidden: ['name', 'status', 'price', 'gone'] };
  expect(idsOf(visibleColumns(columns, settings))).toEqual(['name', 'site', 'status']);
  expect(visibleColumns(columns, undefined)).toBe(columns);
});
