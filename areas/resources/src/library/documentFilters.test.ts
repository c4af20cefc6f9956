import { documentsPath } from '@quayside/contract/paths/resources';
import { expect, it } from 'vitest';
import { scopeOf, toDocumentListInput } from './documentFilters.ts';

const stateOf = (query: string) => documentsPath.query.read(new URLSearchParams(query));

it.each([
  ['', '-published'],
  ['q=guide', 'relevance'],
  ['q=guide&sort=name', 'name'],
  ['sort=owner', '-published'],
])('The documents of %j are requested by %s [RES-3]', (query, sort) => {
  expect(toDocumentListInput(stateOf(query)).query?.sort).toBe(sort);
});

it.each([
  ['show=new', 'new'],
  ['show=mine', 'all'],
])('The address %s shows the documents of the tab %s [RES-3]', (query, scope) => {
  expect(scopeOf(stateOf(query))).toBe(scope);
});
