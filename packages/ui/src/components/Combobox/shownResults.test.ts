import { expect, it } from 'vitest';
import { groupOptions, shownResults } from './shownResults.ts';

const option = (id: string, group?: string): { id: string; group?: string } => ({
  id,
  ...(group !== undefined && { group }),
});

it('shownResults groups options by heading and puts them in the order of the screen', () => {
  const options = [option('a', 'Sites'), option('b'), option('c', 'Sites')];
  const shown = shownResults({ status: 'ready', options });
  expect(shown.groups.map(({ heading }) => heading)).toEqual(['Sites', undefined]);
  expect(shown.options.map(({ id }) => id)).toEqual(['a', 'c', 'b']);
});

it('shownResults shows a hundred options at most and counts all of them', () => {
  const options = Array.from({ length: 250 }, (_, index) => option(String(index)));
  expect(shownResults({ status: 'ready', options })).toMatchObject({ total: 250 });
  expect(shownResults({ status: 'ready', options }).options).toHaveLength(100);
  expect(shownResults({ status: 'ready', options, total: 9874 }).total).toBe(9874);
});

it('shownResults has no options without results', () => {
  expect(shownResults({ status: 'error' })).toEqual({ groups: [], options: [], total: 0 });
  expect(shownResults({ status: 'loading' }).options).toEqual([]);
  expect(groupOptions([])).toEqual([]);
});
