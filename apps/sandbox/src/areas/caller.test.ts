import { expect, test } from 'vitest';
import { ProblemError } from '../http/problem.ts';
import { requireVersion } from './caller.ts';

const amelia = { id: 'amelia', name: 'Amelia Hartley' };
const byName = { version: 2, changed_by: amelia.name };

function messageFor(row: Readonly<Record<string, unknown>>): string {
  try {
    requireVersion('"1"', row, 'This quote', amelia);
  } catch (error) {
    if (error instanceof ProblemError) return error.message;
  }
  throw new Error('The version was not refused.');
}

test.each([
  ['the name alone', byName],
  ['the id of a quote', { ...byName, changed_by_id: 'amelia' }],
  ['the id of an estimate', { ...byName, updated_by_id: 'amelia' }],
  ['the id of a draft', { ...byName, updated_by: 'amelia' }],
])('A change of the caller’s own, by %s, was made in another tab', (_what, row) => {
  expect(messageFor(row)).toContain('changed by you in another tab');
});

test.each([
  ['another person of the caller’s name', { ...byName, updated_by: 'amelia.hartley' }, 'Amelia Hartley'],
  [
    'a team, after the caller',
    { ...byName, changed_by: 'Quotes team', updated_by_id: 'amelia' },
    'Quotes team',
  ],
  ['nobody who is known', { version: 2 }, 'Somebody'],
])('A change by %s is not the caller’s own', (_who, row, name) => {
  expect(messageFor(row)).toContain(`changed by ${name} meanwhile`);
});
