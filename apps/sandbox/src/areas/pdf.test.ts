import { expect, test } from 'vitest';
import { createPdf } from './pdf.ts';

const write = (name: string, rowCount: number) => {
  const pdf = createPdf({ title: name, createdAt: new Date('2026-11-21T09:00:00Z') });
  pdf.heading(name, 1);
  pdf.table(
    [
      { title: 'Line', share: 3 },
      { title: 'Monthly', share: 1, align: 'right' },
    ],
    Array.from({ length: rowCount }, (_unused, row) => ({ cells: [`${name} ${row}`, '£1.00'] })),
  );
  return pdf.finish();
};

const pagesOf = (file: Buffer) => file.toString('latin1').match(/\/Type \/Page\b(?!s)/g)?.length;

test('A PDF with a long table has several pages, and the same contents give the same bytes', async () => {
  const file = await write('Estimate', 120);
  expect(file.subarray(0, 5).toString()).toBe('%PDF-');
  expect(pagesOf(file)).toBe(4);
  expect((await write('Estimate', 120)).equals(file)).toBe(true);
});

test('A PDF is written from any text, also in characters that its fonts lack', async () => {
  const file = await write(`Dvořák 数据中心 🚀 <script>alert(1)</script> \u0000 ${'long '.repeat(60)}`, 3);
  expect(pagesOf(file)).toBe(1);
});
