import { expect, it } from 'vitest';
import { chipsOf, countSelected, withOption, withoutFilters } from './filterValue.ts';

const filters = [
  { id: 'status', label: 'Status', options: [{ value: 'live', label: 'Live' }] },
  { id: 'site', label: 'Site', options: [] },
];

it('withOption selects and removes one value, and leaves the other filters alone', () => {
  const site = { site: ['LON'] };
  expect(withOption(site, 'status', 'live', true)).toEqual({ site: ['LON'], status: ['live'] });
  expect(withOption({ ...site, status: ['live', 'down'] }, 'status', 'live', false)).toEqual({
    site: ['LON'],
    status: ['down'],
  });
});

it('withOption drops the key of a filter without selected values', () => {
  expect(withOption({ status: ['live'] }, 'status', 'live', false)).toEqual({});
});

it('withOption selects a value once', () => {
  expect(withOption({ status: ['live'] }, 'status', 'live', true)).toEqual({ status: ['live'] });
});

it('withoutFilters keeps the keys that belong to no filter', () => {
  expect(withoutFilters({ status: ['live'], tab: ['mine'] }, filters)).toEqual({ tab: ['mine'] });
});

it('chipsOf names each selected value, and shows a value without an option as it is', () => {
  const value = { site: ['LON'], status: ['live'], tab: ['mine'] };
  expect(chipsOf(filters, value).map(({ filter, label }) => [filter, label])).toEqual([
    ['Status', 'Live'],
    ['Site', 'LON'],
  ]);
  expect(countSelected(filters, value)).toBe(2);
});
