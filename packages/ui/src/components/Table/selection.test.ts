import { expect, it, vi } from 'vitest';
import { countOf, isSelectedIn, rangeTo, selectedPart, toSelectionModel, withRows } from './selection.ts';

const page = ['a', 'b', 'c', 'd'];
const ids = (...named: string[]) => ({ kind: 'ids', ids: named }) as const;
const allExcept = (...named: string[]) => ({ kind: 'allExcept', ids: named }) as const;

it('withRows adds rows once and keeps those of other pages', () => {
  expect(withRows(ids('z', 'b'), ['a', 'b'], true)).toEqual(ids('z', 'a', 'b'));
  expect(withRows(ids('z', 'b', 'a'), page, false)).toEqual(ids('z'));
});

it('withRows names the rows that are not selected while all others are', () => {
  expect(withRows(allExcept('z'), ['a', 'b'], false)).toEqual(allExcept('z', 'a', 'b'));
  expect(withRows(allExcept('z', 'a'), page, true)).toEqual(allExcept('z'));
});

it.each([
  [ids('z'), page, 'none'],
  [ids('z', 'a'), page, 'some'],
  [ids('d', 'c', 'b', 'a', 'z'), page, 'all'],
  [ids('z'), [], 'none'],
  [allExcept('z'), page, 'all'],
  [allExcept('b'), page, 'some'],
  [allExcept(...page), page, 'none'],
] as const)('A Table selection of %j has of the page %j: %s', (selected, rows, part) => {
  expect(selectedPart(selected, rows)).toBe(part);
});

it('countOf counts the rows of every page', () => {
  expect(countOf(ids('a', 'z'), 30)).toBe(2);
  expect(countOf(allExcept('a', 'z'), 30)).toBe(28);
  expect(countOf(allExcept('a', 'z'), 1)).toBe(0);
  expect(isSelectedIn(allExcept('a'))('b')).toBe(true);
  expect(isSelectedIn(allExcept('a'))('a')).toBe(false);
});

it('A Table whose last selected row of the filter is deselected has a selection of no ids', () => {
  const onSelectedChange = vi.fn<(rows: unknown) => void>();
  const { change } = toSelectionModel({ selected: allExcept('a'), total: 2, onSelectedChange });
  change(allExcept('a', 'b'));
  expect(onSelectedChange).toHaveBeenCalledExactlyOnceWith(ids());
});

it('rangeTo goes from the last selected row to this one, in either direction', () => {
  expect(rangeTo(page, 'b', 'd')).toEqual(['b', 'c', 'd']);
  expect(rangeTo(page, 'd', 'b')).toEqual(['b', 'c', 'd']);
  expect(rangeTo(page, 'gone', 'b')).toEqual(['b']);
  expect(rangeTo(page, undefined, 'b')).toEqual(['b']);
});
