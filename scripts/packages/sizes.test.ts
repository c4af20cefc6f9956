import { expect, test } from 'vitest';
import { sizeFaults } from './sizes.ts';

test('sizeFaults accepts sizes within their budgets', () => {
  expect(sizeFaults({ Button: { own: 1.2 } }, { Button: { own: 1.2 } })).toEqual([]);
});

test.each([
  [
    'own code over its budget',
    { Button: { own: 1.31 } },
    { Button: { own: 1.3 } },
    'Button: own code is 1.31 kB',
  ],
  [
    'a library without a budget',
    { Button: { own: 1, libraries: 16 } },
    { Button: { own: 1.3 } },
    'Button: libraries is 16.00 kB',
  ],
  ['own code over its limit', { TopNav: { own: 12.1 } }, { TopNav: { own: 20 } }, 'more than 12 kB'],
  ['an entry without a budget', { Tabs: { own: 1 } }, {}, 'Tabs has no budget'],
  ['a budget without an entry', {}, { Tab: { own: 2 } }, 'Tab has a budget but is no entry'],
])('sizeFaults finds %s', (_what, sizes, budgets, message) => {
  expect(sizeFaults(sizes, budgets, { TopNav: 12 })).toEqual([expect.stringContaining(message)]);
});
