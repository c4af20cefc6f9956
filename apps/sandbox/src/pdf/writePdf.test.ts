import { expect, test } from 'vitest';
import { sheet } from './layOut.ts';
import { widthOf } from './helvetica.ts';
import { writePdf } from './writePdf.ts';

const source = (text: string) => ({ title: 'A title', text, updatedAt: '2026-11-16T09:00:00Z' });
const words = (count: number) => Array.from({ length: count }, (_none, index) => `word${index}`).join(' ');

/** The texts a page draws, with the place and type of each. */
function drawn(pdf: string) {
  const operators = /BT \/(\w+) ([\d.]+) Tf ([\d.]+) ([\d.]+) Td \((.*)\) Tj ET/g;
  return [...pdf.matchAll(operators)].map(([, face, size, x, y, text = '']) => ({
    face: face === 'bold' ? ('bold' as const) : ('regular' as const),
    size: Number(size),
    x: Number(x),
    y: Number(y),
    text,
  }));
}

test('every object stands where the table of offsets says, and every stream is as long as it says', () => {
  const pdf = writePdf(source(`# Title\n\n${words(2000)}`));
  expect(pdf).toMatch(/^%PDF-1\.7\n[ -~\n]*%%EOF\n$/);
  const table = Number(/startxref\n(\d+)\n/.exec(pdf)?.[1]);
  const [, size, entries = ''] =
    /^xref\n0 (\d+)\n((?:\d{10} \d{5} [nf] \n)+)trailer/.exec(pdf.slice(table)) ?? [];
  const offsets = entries
    .split('\n')
    .filter((entry) => entry.includes(' n '))
    .map((entry) => Number(entry.slice(0, 10)));
  expect(offsets.length).toBe(Number(size) - 1);
  for (const [index, offset] of offsets.entries()) {
    expect(pdf.slice(offset).startsWith(`${index + 1} 0 obj\n`)).toBe(true);
  }
  const streams = [...pdf.matchAll(/\/Length (\d+) >>\nstream\n([^]*?)\nendstream/g)];
  expect(streams.length).toBeGreaterThan(1);
  for (const [, length, operators = ''] of streams) expect(operators.length).toBe(Number(length));
});

test('a long text fills several pages in order, losing no word and leaving no margin', () => {
  const text = words(2000);
  const pdf = writePdf(source(`# Title\n\n${text.replaceAll(' word100 ', '\n\n## word100\n\n')}`));
  const lines = drawn(pdf).filter(({ y }) => y >= sheet.margin);
  expect(lines.flatMap((line) => line.text.split(' '))).toEqual(['Title', ...text.split(' ')]);
  for (const { text: line, x, size, face } of lines) {
    expect(x + widthOf(line, size, face)).toBeLessThanOrEqual(sheet.width - sheet.margin);
  }
  const count = Number(/\/Count (\d+)/.exec(pdf)?.[1]);
  expect(count).toBeGreaterThan(2);
  expect(pdf.match(/Page \d of \d/g)).toEqual(
    Array.from({ length: count }, (_none, index) => `Page ${index + 1} of ${count}`),
  );
});

test('a heading never ends a page', () => {
  for (let count = 0; count < 60; count += 1) {
    const pdf = writePdf(source(`${'Line\n\n'.repeat(count)}## Heading\n\nBelow it`));
    const pages = pdf.split('/Length').slice(1);
    expect([count, pages.at(-1)]).toEqual([count, expect.stringContaining('(Below it)')]);
    expect([count, pages.at(-1)]).toEqual([count, expect.stringContaining('(Heading)')]);
  }
});

test('brackets, backslashes and signs beyond ASCII are written by their codes', () => {
  const texts = drawn(writePdf(source('# £5 (or \\5) – “yes” …\n\n- Item of Chloé’s\n\n漢'))).map(
    ({ text }) => text,
  );
  expect(texts.slice(0, 4)).toEqual([
    String.raw`\2435 \(or \\5\) \226 \223yes\224 \205`,
    String.raw`\225`,
    String.raw`Item of Chlo\351\222s`,
    '?',
  ]);
});

test('the same source gives the same bytes', () => {
  expect(writePdf(source(words(50)))).toBe(writePdf(source(words(50))));
});
