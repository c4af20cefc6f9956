import { expect, it } from 'vitest';
import { pageTitle } from './pageTitle.ts';

it.each([
  ['Support', 'Support | Quayside'],
  ['Access denied', 'Access denied | Quayside'],
  ['Quayside', 'Quayside'],
  ['', 'Quayside'],
  ['  ', 'Quayside'],
  [' Voice ', 'Voice | Quayside'],
])('pageTitle turns the name %j into %j [TITLE-1, TITLE-2, TITLE-3]', (name, title) => {
  expect(pageTitle(name, 'Quayside')).toBe(title);
});
