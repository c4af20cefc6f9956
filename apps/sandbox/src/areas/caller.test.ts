import { expect, test } from 'vitest';
import { ProblemError } from '../http/problem.ts';
import { requireVersion, type Versioned } from './caller.ts';

const amelia = { id: 'amelia', name: 'Amelia Hartley' };
const byName = { version: 2, changedBy: amelia.name };

function messageFor(thing: Versioned): string {
  try {
    requireVersion('"1"', thing, 'This quote', amelia);
  } catch (error) {
    if (error instanceof ProblemError) return error.message;
  }
  throw new Error('The version was not refused.');
}

test.each([
  ['the name alone', byName],
  ['the id', { ...byName, changedById: 'amelia' }],
])('A change of the caller’s own, by %s, was made in another tab', (_what, thing) => {
  expect(messageFor(thing)).toContain('changed by you in another tab');
});

test.each([
  ['another person of the caller’s name', { ...byName, changedById: 'amelia.hartley' }, 'Amelia Hartley'],
  ['a team, after the caller', { ...byName, changedBy: 'Quotes team', changedById: 'amelia' }, 'Quotes team'],
  ['nobody who is known', { version: 2 }, 'Somebody'],
])('A change by %s is not the caller’s own', (_who, thing, name) => {
  expect(messageFor(thing)).toContain(`changed by ${name} meanwhile`);
});
