import { expect, test } from 'vitest';
import { mergePatch } from './mergePatch.ts';

test.each([
  [{ a: 1 }, { b: 2 }, { a: 1, b: 2 }],
  [{ a: { b: 1, c: 2 } }, { a: { b: 3 } }, { a: { b: 3, c: 2 } }],
  [{ a: 1, b: 2 }, { a: null }, { b: 2 }],
  [{ a: [1, 2] }, { a: [3] }, { a: [3] }],
  [{ a: 'text' }, { a: { b: null, c: 1 } }, { a: { c: 1 } }],
  [{ a: 1 }, 'text', 'text'],
  ['text', { a: 1 }, { a: 1 }],
])('%j patched by %j is %j', (target, patch, expected) => {
  expect(mergePatch(target, patch)).toEqual(expected);
});

test('A merge patch does not change its target', () => {
  const target = { a: { b: 1 } };
  mergePatch(target, { a: { b: 2 } });
  expect(target).toEqual({ a: { b: 1 } });
});
