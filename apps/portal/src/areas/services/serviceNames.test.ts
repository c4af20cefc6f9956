import { expect, it } from 'vitest';
import { findNameConflicts } from './serviceNames.ts';

const base = { name: 'Bristol', customerReference: 'REF-1', costCentre: '' };

it('Fields that have the same value in both versions are no conflict [SVC-7]', () => {
  const mine = { ...base, name: ' Bristol HQ ' };
  expect(findNameConflicts(base, mine, { ...base, name: 'Bristol HQ' })).toEqual([]);
});

it('The value of the only person who changed a field is kept, and the own value where both did [SVC-7]', () => {
  const mine = { name: 'Mine', customerReference: 'REF-1', costCentre: 'CC-1' };
  const theirs = { name: 'Theirs', customerReference: 'REF-2', costCentre: '' };
  expect(findNameConflicts(base, mine, theirs)).toEqual([
    { field: 'name', mine: 'Mine', theirs: 'Theirs', kept: 'mine' },
    { field: 'customerReference', mine: 'REF-1', theirs: 'REF-2', kept: 'theirs' },
    { field: 'costCentre', mine: 'CC-1', theirs: '', kept: 'mine' },
  ]);
});
