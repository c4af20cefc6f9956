import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import { expect, test } from 'vitest';
import { collection } from './collection.ts';
import * as field from './fields.ts';
import { createList } from './list.ts';

const things = collection('things', {
  number: field.key(field.integer),
  status: field.text,
  waitingFor: field.orNull(field.text),
  name: field.orNull(field.text),
});

const list = createList({
  read: things.read,
  facets: { status: 'status', waitingFor: 'waiting_for' },
  open: 'new,working',
  sorts: { name: 'name COLLATE NOCASE', latest: () => 'number DESC' },
  lastSort: 'number',
});

const database = new DatabaseSync(':memory:');
database.exec(things.schema);
const add = things.createAdder(database);
add({ number: 1, status: 'new', waitingFor: 'you', name: 'pear' });
add({ number: 2, status: 'working', waitingFor: 'us', name: null });
add({ number: 3, status: 'closed', name: 'Apple' });
add({ number: 4, status: 'working', waitingFor: 'you', name: 'fig' });

const store = {
  all: (sql: string, ...values: readonly SQLInputValue[]) => database.prepare(sql).all(...values),
};
const from = { text: ' FROM things WHERE number > ?', values: [0] };
const all = { status: '', waitingFor: '', sort: 'name', page: 1, pageSize: 2 };
const numbers = (query: Partial<typeof all>) =>
  list.page(store, from, { ...all, ...query }, ({ number }) => number);

test('A list shows one page, and counts all that its filters find', () => {
  expect(numbers({})).toMatchObject({ page: 1, pageSize: 2, total: 4, items: [3, 4] });
  expect(numbers({ page: 2 }).items).toEqual([1, 2]);
});

test('What has no value comes last in both directions of a sort, unless the sort is its own order', () => {
  expect(numbers({ sort: 'name', pageSize: -1 }).items).toEqual([3, 4, 1, 2]);
  expect(numbers({ sort: '-name', pageSize: -1 }).items).toEqual([1, 4, 3, 2]);
  expect(numbers({ sort: 'latest', pageSize: -1 }).items).toEqual([4, 3, 2, 1]);
});

test('Each facet of a list counts without its own filter, the most frequent value first', () => {
  const { total, facets } = numbers({ status: 'open', waitingFor: 'you' });
  expect(total).toBe(2);
  expect(facets.status).toEqual([
    { id: 'new', count: 1 },
    { id: 'working', count: 1 },
  ]);
  expect(facets.waitingFor).toEqual([
    { id: 'you', count: 2 },
    { id: 'us', count: 1 },
  ]);
});
