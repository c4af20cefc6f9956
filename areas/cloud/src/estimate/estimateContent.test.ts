import { describe, expect, it } from 'vitest';
import { estimateOf, lineOf, priceList } from '../cloud.fixtures.ts';
import {
  contentOf,
  duplicateLine,
  groupLines,
  moveLine,
  putLine,
  readContent,
  removeLine,
  restoreLine,
} from './estimateContent.ts';

const content = contentOf(estimateOf());
const idsOf = ({ lines }: typeof content) => lines.map(({ id }) => id).join(' ');

describe('The lines of an estimate', () => {
  it('The lines of an estimate are grouped in the order of the groups; lines that are no longer offered come first', () => {
    const withOld = putLine(content, lineOf({ id: 'L9', itemId: 'tape' }));
    expect(groupLines(withOld.lines, priceList).map(({ id, lines }) => [id, lines.length])).toEqual([
      ['unknown', 1],
      ['compute', 2],
      ['backup', 1],
      ['firewall', 1],
      ['support', 1],
    ]);
  });

  it('The lines of an estimate are added at the end and changed in their place', () => {
    expect(idsOf(putLine(content, lineOf({ id: 'L6' })))).toBe('L1 L2 L3 L4 L5 L6');
    expect(idsOf(putLine(content, lineOf({ id: 'L2', quantity: 9 })))).toBe('L1 L2 L3 L4 L5');
  });

  it('The lines of an estimate are duplicated below themselves', () => {
    const twice = duplicateLine(content, 'L2', 'new');
    expect(idsOf(twice)).toBe('L1 L2 new L3 L4 L5');
    expect(twice.lines[2]).toEqual({ ...content.lines[1], id: 'new' });
  });

  it('The lines of an estimate come back where they were when the removal is undone [CLOUD-5]', () => {
    const removed = removeLine(content, 'L3');
    const line = content.lines[2] ?? lineOf();
    expect(idsOf(removed)).toBe('L1 L2 L4 L5');
    expect(restoreLine(removed, line, 2)).toEqual(content);
    expect(restoreLine(content, line, 2)).toBe(content);
  });

  it('The lines of an estimate move within their group only', () => {
    const mixed = {
      ...content,
      lines: [lineOf({ id: 'A' }), ...content.lines.slice(2), lineOf({ id: 'B' })],
    };
    const [compute] = groupLines(mixed.lines, priceList);
    expect(compute && idsOf(moveLine(mixed, compute, 'B', 0))).toBe('B L3 L4 L5 A');
  });
});

it('A draft that does not fit is dropped', () => {
  expect(readContent(content)).toEqual(content);
  expect(readContent({ ...content, termMonths: 13 })).toBeNull();
  expect(readContent('x')).toBeNull();
});
