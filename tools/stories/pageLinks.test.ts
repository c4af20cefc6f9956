import { expect, it } from 'vitest';
import { brokenLinks } from './pageLinks.ts';

it('brokenLinks reports links to stories and docs pages that do not exist', () => {
  const pages = new Map([
    [
      'Find.mdx',
      '<Meta title="Find a component" /> [A](?path=/docs/data-table--docs) [B](?path=/docs/data-tabel--docs)',
    ],
    [
      'Intro.mdx',
      '[C](?path=/story/data-table--ready) [D](?path=/docs/find-a-component--docs) [E](?path=/story/x--y)',
    ],
  ]);
  expect(brokenLinks(pages, new Set(['data-table--ready']))).toEqual([
    'Find.mdx links to data-tabel--docs, which does not exist.',
    'Intro.mdx links to x--y, which does not exist.',
  ]);
});
