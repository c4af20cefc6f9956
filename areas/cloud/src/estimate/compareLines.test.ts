import { expect, it } from 'vitest';
import { estimateOf, lineOf } from '../cloud.fixtures.ts';
import { readCompared } from '../compare/readCompared.ts';
import { compareEstimates, compareVersions } from './compareLines.ts';

const linesOf = (...lines: ReturnType<typeof lineOf>[]) => estimateOf({ content: lines }).lines;
const shape = (pairs: ReturnType<typeof compareEstimates>) =>
  pairs.map(({ first, second, isSame }) => [first?.id ?? null, second?.id ?? null, isSame]);

it('Two estimates are compared by item and name, not by the ids of their lines [CLOUD-9]', () => {
  const first = linesOf(lineOf(), lineOf({ id: 'L2', name: 'Old' }), lineOf({ id: 'L3' }));
  const second = linesOf(
    lineOf({ id: 'x', name: 'web servers ', quantity: 3 }),
    lineOf({ id: 'y', name: 'New' }),
    lineOf({ id: 'z' }),
  );
  expect(shape(compareEstimates(first, second))).toEqual([
    ['L1', 'x', false],
    ['L2', null, false],
    ['L3', 'z', true],
    [null, 'y', false],
  ]);
});

it('Two versions of an estimate are compared by the ids of their lines', () => {
  const first = linesOf(lineOf(), lineOf({ id: 'L2' }));
  const second = linesOf(lineOf({ name: 'Renamed' }), lineOf({ id: 'L3' }));
  expect(shape(compareVersions(first, second))).toEqual([
    ['L1', 'L1', false],
    ['L2', null, false],
    [null, 'L3', false],
  ]);
});

it.each([
  ['estimates=CE-1,CE-2', ['CE-1', 'CE-2']],
  ['estimates=CE-1', null],
  ['estimates=CE-1,CE-2,CE-3', null],
  ['estimates=../x,CE-2', null],
  ['', null],
])('The address %j names the estimates %j', (query, expected) => {
  expect(readCompared(new URLSearchParams(query))).toEqual(expected);
});
