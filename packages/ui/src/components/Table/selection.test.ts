import { expect, it } from 'vitest';
import { rangeTo, selectedPart, withRows } from './selection.ts';

const page = ['a', 'b', 'c', 'd'];

it('withRows adds rows once and keeps those of other pages', () => {
  expect(withRows(['z', 'b'], ['a', 'b'], true)).toEqual(['z', 'a', 'b']);
  expect(withRows(['z', 'b', 'a'], page, false)).toEqual(['z']);
});

it.each([
  [['z'], page, 'none'],
  [['z', 'a'], page, 'some'],
  [['d', 'c', 'b', 'a', 'z'], page, 'all'],
  [['z'], [], 'none'],
] as const)('of %j selected, the page %j has %s', (selected, rows, part) => {
  expect(selectedPart(selected, rows)).toBe(part);
});

it('rangeTo goes from the last selected row to this one, in either direction', () => {
  expect(rangeTo(page, 'b', 'd')).toEqual(['b', 'c', 'd']);
  expect(rangeTo(page, 'd', 'b')).toEqual(['b', 'c', 'd']);
  expect(rangeTo(page, 'gone', 'b')).toEqual(['b']);
  expect(rangeTo(page, undefined, 'b')).toEqual(['b']);
});
