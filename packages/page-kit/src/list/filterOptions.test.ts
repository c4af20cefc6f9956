import { expect, it } from 'vitest';
import { cappedFilters } from './filterOptions.ts';

const optionsOf = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ value: `p-${index}`, label: `Person ${index}`, count: 1 }));

it('A filter of 3,000 people has the first 100 and the selected one, and its name says so', () => {
  const filter = { id: 'requestedBy', label: 'Requested by', options: optionsOf(3000) };
  const [capped] = cappedFilters([filter], { requestedBy: ['p-2999'] });
  expect(capped?.label).toBe('Requested by, the first 100 of 3,000');
  expect(capped?.options.map(({ value }) => value)).toEqual([
    ...optionsOf(100).map(({ value }) => value),
    'p-2999',
  ]);
});

it('A filter that fits stays as it is', () => {
  const filter = { id: 'requestedBy', label: 'Requested by', options: optionsOf(100) };
  expect(cappedFilters([filter], {})).toEqual([filter]);
});
