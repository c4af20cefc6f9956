import { describe, expect, it } from 'vitest';
import {
  fromFilterValue,
  isFiltered,
  readListState,
  toFilterValue,
  toListInput,
  writeListState,
  type ListState,
} from './listState.ts';

const read = (query: string) => readListState(new URLSearchParams(query));
const initial: ListState = {
  q: '',
  category: [],
  type: [],
  show: 'all',
  sort: null,
  page: 1,
  pageSize: 25,
};

describe('readListState', () => {
  it('readListState reads every filter, the sort and the page of the address [RES-3]', () => {
    expect(
      read('q=+bristol++&category=price-books,contracts&type=pdf,csv&show=new&sort=-size&page=3&pageSize=50'),
    ).toEqual({
      q: 'bristol',
      category: ['price-books', 'contracts'],
      type: ['pdf', 'csv'],
      show: 'new',
      sort: '-size',
      page: 3,
      pageSize: 50,
    });
  });

  it.each([
    '',
    'page=0',
    'page=-1',
    'page=1.5',
    'page=two',
    'pageSize=33',
    'pageSize=1000',
    'sort=owner',
    'show=mine',
    'type=exe',
    'category=%3Cscript%3E',
    `q=${'x'.repeat(201)}`,
    'unknown=1',
  ])('readListState drops the part of %j that does not fit, and keeps the defaults [RES-3]', (query) => {
    expect(read(query)).toEqual(initial);
  });

  it('readListState keeps the values of a list that fit, each once', () => {
    expect(read('type=pdf,exe,pdf,csv').type).toEqual(['pdf', 'csv']);
  });
});

describe('writeListState', () => {
  it('writeListState leaves the defaults out', () => {
    expect(writeListState(initial).toString()).toBe('');
  });

  it.each(['q=user+guide', 'category=contracts&type=csv', 'show=followed&sort=name&page=2&pageSize=100'])(
    'writeListState writes what %s was read from',
    (query) => {
      expect(decodeURIComponent(writeListState(read(query)).toString())).toBe(query);
    },
  );
});

describe('toListInput', () => {
  it('toListInput sorts a search by relevance and a list by date, unless the address says otherwise', () => {
    expect(toListInput(initial).query?.sort).toBe('-published');
    expect(toListInput({ ...initial, q: 'guide' }).query?.sort).toBe('relevance');
    expect(toListInput({ ...initial, q: 'guide', sort: 'name' }).query?.sort).toBe('name');
  });
});

it('Categories and types are filters, the search and the tab are none', () => {
  expect(isFiltered(read('q=x&show=new'))).toBe(false);
  expect(isFiltered(read('type=pdf'))).toBe(true);
});

it.each(['', 'category=contracts,price-books', 'category=contracts&type=csv,pdf'])(
  'The filter bar gets and returns the filters of %j',
  (query) => {
    const { category, type } = read(query);
    expect(fromFilterValue(toFilterValue(read(query)))).toEqual({ category, type });
  },
);
