import fc from 'fast-check';
import { expect, it } from 'vitest';
import { choices, lines, mergeParts, whole, type Parts, isSame } from './mergeParts.ts';

interface Line {
  readonly id: string;
  readonly quantity: number;
  readonly label: string;
}

interface Content {
  readonly name: string;
  readonly terms: number[];
  readonly lines: readonly Line[];
}

const parts: Parts<Content> = {
  name: whole(),
  terms: choices(),
  lines: lines<readonly Line[]>({
    idOf: ({ id }) => id,
    withNewId(line, taken) {
      let id = `${line.id}x`;
      while (taken.has(id)) id += 'x';
      return { ...line, id };
    },
  }),
};

const line = (id: string, quantity = 1, label = ''): Line => ({ id, quantity, label });
const base: Content = { name: 'Leeds', terms: [12, 36], lines: [line('A'), line('B'), line('C')] };
const merge = (mine: Partial<Content>, theirs: Partial<Content>, from: Content | null = base) => {
  const { content, clashes } = mergeParts(parts, {
    base: from ?? undefined,
    mine: { ...base, ...mine },
    theirs: { ...base, ...theirs },
  });
  return { ...content, clashes: clashes.map(({ id }) => id) };
};

it.each<[string, Partial<Content>, Partial<Content>, Partial<Content> & { clashes: string[] }]>([
  ['different parts', { name: 'York' }, { terms: [12] }, { name: 'York', terms: [12], clashes: [] }],
  ['the same change', { name: 'York' }, { name: 'York' }, { name: 'York', clashes: [] }],
  ['different names', { name: 'York' }, { name: 'Hull' }, { name: 'York', clashes: ['name'] }],
  ['choices of both', { terms: [12, 36, 60] }, { terms: [36] }, { terms: [36, 60], clashes: [] }],
  [
    'different fields of one line',
    { lines: [line('A', 2), line('B'), line('C')] },
    { lines: [line('A', 1, 'x'), line('B'), line('C')] },
    { lines: [line('A', 2, 'x'), line('B'), line('C')], clashes: [] },
  ],
  [
    'one field of one line',
    { lines: [line('A', 2), line('B'), line('C')] },
    { lines: [line('A', 3), line('B'), line('C')] },
    { lines: [line('A', 2), line('B'), line('C')], clashes: ['lines.A.quantity'] },
  ],
  [
    'a removed and an untouched line',
    { lines: [line('A'), line('C')] },
    { name: 'Hull' },
    { lines: [line('A'), line('C')], clashes: [] },
  ],
  [
    'a removed and a changed line',
    { lines: [line('A'), line('C')] },
    { lines: [line('A'), line('B', 5), line('C')] },
    { lines: [line('A'), line('C')], clashes: ['lines.B'] },
  ],
  [
    'new lines of both, each after its predecessor',
    { lines: [line('A'), line('D'), line('B'), line('C')] },
    { lines: [line('A'), line('B'), line('C'), line('E')] },
    { lines: [line('A'), line('D'), line('B'), line('C'), line('E')], clashes: [] },
  ],
  [
    'two new lines with one id',
    { lines: [...base.lines, line('D', 1, 'mine')] },
    { lines: [...base.lines, line('D', 1, 'theirs')] },
    { lines: [...base.lines, line('D', 1, 'theirs'), line('Dx', 1, 'mine')], clashes: [] },
  ],
  [
    'a moved line and a changed one',
    { lines: [line('C'), line('A'), line('B')] },
    { lines: [line('A', 4), line('B'), line('C')] },
    { lines: [line('C'), line('A', 4), line('B')], clashes: [] },
  ],
  [
    'lines that both moved: theirs stay',
    { lines: [line('C'), line('A'), line('B')] },
    { lines: [line('B'), line('A'), line('C')] },
    { lines: [line('B'), line('A'), line('C')], clashes: [] },
  ],
])('A merge of %s keeps what it can and names the clashes', (_title, mine, theirs, merged) => {
  expect(merge(mine, theirs)).toMatchObject(merged);
});

it('A merge without a base makes each difference a clash', () => {
  expect(
    merge({ name: 'York', terms: [12] }, { lines: [line('A', 2), line('B'), line('C')] }, null),
  ).toMatchObject({
    clashes: ['name', 'terms', 'lines.A'],
  });
});

const someLine = fc.record({
  id: fc.constantFrom('A', 'B', 'C', 'D'),
  quantity: fc.nat(3),
  label: fc.constant(''),
});
const contents = fc.record({
  name: fc.constantFrom('Leeds', 'York', 'Hull'),
  terms: fc.uniqueArray(fc.constantFrom(12, 36, 60)),
  lines: fc.uniqueArray(someLine, { selector: ({ id }) => id, maxLength: 4 }),
});

it('A version that only one side changed is that side, and merging again changes nothing', () => {
  fc.assert(
    fc.property(contents, contents, contents, (from, mine, theirs) => {
      const both = (one: Content, other: Content, origin = from) =>
        mergeParts(parts, { base: origin, mine: one, theirs: other });
      expect(both(mine, from)).toEqual({ content: mine, clashes: [] });
      expect(both(from, theirs)).toEqual({ content: theirs, clashes: [] });
      expect(both(mine, mine)).toEqual({ content: mine, clashes: [] });
      const { content } = both(mine, theirs);
      expect(both(content, theirs, theirs)).toEqual({ content, clashes: [] });
      const mirrored = both(theirs, mine);
      expect(mirrored.clashes.map(({ id }) => id).toSorted()).toEqual(
        both(mine, theirs)
          .clashes.map(({ id }) => id)
          .toSorted(),
      );
    }),
    { numRuns: 200 },
  );
});

it('Members in another order are the same, and other lists are not', () => {
  expect(isSame({ a: 1, b: { c: [1, 2], d: undefined } }, { b: { c: [1, 2] }, a: 1 })).toBe(true);
  expect(isSame({ a: [1, 2] }, { a: [2, 1] })).toBe(false);
  expect(isSame([1], [1, undefined])).toBe(false);
  expect(isSame({ a: null }, {})).toBe(false);
});
