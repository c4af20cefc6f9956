import { expect, test } from 'vitest';
import { affectedBy } from './importGraph.ts';

const graph = new Map([
  ['page.tsx', ['view.tsx', 'store.ts']],
  ['view.tsx', ['button.tsx']],
  ['page.test.tsx', ['page.tsx']],
  ['store.test.ts', ['store.ts']],
  ['store.ts', ['rules.ts']],
  ['rules.ts', ['store.ts']],
]);

test('A change affects the changed file and every file that reaches it, in a cycle too', () => {
  expect([...affectedBy(['button.tsx'], graph)].toSorted()).toEqual([
    'button.tsx',
    'page.test.tsx',
    'page.tsx',
    'view.tsx',
  ]);
  expect([...affectedBy(['rules.ts'], graph)]).toContain('store.test.ts');
  expect([...affectedBy(['new.css'], graph)]).toEqual(['new.css']);
});
