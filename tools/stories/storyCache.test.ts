import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createStoryCache } from './storyCache.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'quayside-stories-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test('The story cache makes a result once for the same texts, also for a later process', () => {
  const make = vi.fn<() => string[]>(() => ['Primary']);
  const getInProcess = () =>
    createStoryCache<string[]>(join(folder, 'stories'), ['1']).get(['Button.stories.tsx', 'source'], make);
  expect([getInProcess(), getInProcess()]).toEqual([['Primary'], ['Primary']]);
  expect(make).toHaveBeenCalledOnce();
});

test.each([
  ['another text', ['1'], ['Button.stories.tsx', 'changed']],
  ['another file', ['1'], ['Link.stories.tsx', 'source']],
  ['another version of the function', ['2'], ['Button.stories.tsx', 'source']],
  ['texts that are divided differently', ['1'], ['Button.stories.tsxs', 'ource']],
])('The story cache makes a result again for %s', (_what, versions, texts) => {
  createStoryCache<string>(folder, ['1']).get(['Button.stories.tsx', 'source'], () => 'before');
  expect(createStoryCache<string>(folder, versions).get(texts, () => 'after')).toBe('after');
});

test('The story cache stores no error', () => {
  const cache = createStoryCache<string>(folder, []);
  expect(() => cache.get(['source'], failToMake)).toThrow('It has no title.');
  expect(cache.get(['source'], () => 'now')).toBe('now');
});

function failToMake(): never {
  throw new Error('It has no title.');
}
