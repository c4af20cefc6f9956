import { expect, it } from 'vitest';
import { joinFilters, listQuery } from './listQuery.ts';
import { oneDay, oneId } from './values.ts';

const list = listQuery({
  filters: { status: ['open', 'closed'], serviceId: oneId, raisedFrom: oneDay },
  sorts: ['-updatedAt', 'name', '-name'],
});
const read = (query: string) => list.read(new URLSearchParams(query));
const initial = read('');

it('The query of a list holds search, filters, sort, page, page size and saved view [LIST-1]', () => {
  const query =
    'q=bristol&status=open%2Cclosed&serviceId=QS-1&raisedFrom=2026-02-28&sort=name&page=3&pageSize=50&view=v1';
  const state = read(query);
  expect(state).toEqual({
    q: 'bristol',
    filters: { status: ['open', 'closed'], serviceId: ['QS-1'], raisedFrom: ['2026-02-28'] },
    sort: 'name',
    page: 3,
    pageSize: 50,
    view: 'v1',
  });
  expect(list.write(state).toString()).toBe(query);
});

it('The query of a list leaves out default values', () => {
  expect(list.write(initial).toString()).toBe('');
});

it.each([
  'page=0',
  'page=two',
  'pageSize=33',
  'sort=owner',
  'sort=-serviceId',
  'status=won',
  'serviceId=%3Cscript%3E',
  'serviceId=QS-1,QS-2',
  'raisedFrom=2026-02-30',
  'raisedFrom=0002-02-01',
  'raisedFrom=yesterday',
  `q=${'x'.repeat(201)}`,
  'unknown=1',
  '__proto__=1',
])('The query of a list drops the part of %j that does not fit [LIST-1]', (query) => {
  expect(read(query)).toEqual(initial);
});

it('The query of a list keeps the values of a filter that fit, each once', () => {
  expect(read('status=open,won,open').filters.status).toEqual(['open']);
});

it('joinFilters gives a call the values of each filter as one text', () => {
  expect(joinFilters(read('status=open,closed').filters)).toEqual({
    status: 'open,closed',
    serviceId: '',
    raisedFrom: '',
  });
});
