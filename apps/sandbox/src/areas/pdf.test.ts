import { inflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { createPdf } from './pdf.ts';
import { isolated, openPdfFonts, printable } from './pdfFonts.ts';

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

/** The characters that a reader of the file finds: those of the tables from glyphs to text. */
function charactersOf(file: Buffer): Set<string> {
  const text = file.toString('latin1');
  const tables = [...text.matchAll(/\/FlateDecode\s*>>\s*stream\n([\s\S]*?)\nendstream/g)]
    .map(([, stream = '']) => inflateSync(Buffer.from(stream, 'latin1')).toString('latin1'))
    .filter((stream) => stream.includes('begincmap'));
  const codes = tables.flatMap((table) =>
    [...table.matchAll(/<([0-9a-f]{4})>/g)].map(([, code = '']) => code),
  );
  return new Set(codes.map((code) => String.fromCharCode(Number.parseInt(code, 16))));
}

test('A PDF with a long table has several pages, and the same contents give the same bytes', async () => {
  const file = await write('Estimate', 120);
  expect(file.subarray(0, 5).toString()).toBe('%PDF-');
  expect(pagesOf(file)).toBe(4);
  expect((await write('Estimate', 120)).equals(file)).toBe(true);
});

test('A PDF is written from any text, also in characters that its fonts lack', async () => {
  const file = await write(`Dvořák 数据中心 🚀 <script>alert(1)</script> \u0000 ${'long '.repeat(40)}`, 3);
  expect(pagesOf(file)).toBe(1);
});

test('A PDF holds Polish, Welsh, Greek, Cyrillic and Arabic names, and a part of its font only', async () => {
  const name = 'Łukasz Żółć, Dŵr Cymru ŷ, Παπαδόπουλος, Київ, محمد';
  const file = await write(name, 1);
  const characters = charactersOf(file);
  expect(Array.from(name).filter((character) => !characters.has(character))).toEqual([]);
  expect(file.length).toBeLessThan(60_000);
});

test.each([
  ['شركة النور', 'رونلا ةكرش'],
  ['Łódź, Ελλάδα', 'Łódź, Ελλάδα'],
  ['النور (لندن) 2026', '2026 (ندنل) رونلا'],
  [`Quote for ${isolated('محمد')}, 21 Nov`, 'Quote for دمحم, 21 Nov'],
])('A PDF draws %s from left to right as %s', (text, drawn) => {
  const { glyphs } = openPdfFonts().regular.layout(printable(text), []);
  expect(glyphs.map(({ codePoints }) => String.fromCodePoint(...codePoints.toReversed())).join('')).toBe(
    drawn,
  );
});

test('A PDF joins the letters of an Arabic word', () => {
  const { regular } = openPdfFonts();
  const joined = regular.layout('محمد').glyphs.map(({ id }) => id);
  const single = Array.from('محمد', (letter) => regular.layout(letter).glyphs[0]?.id).toReversed();
  expect(joined).toHaveLength(4);
  expect(joined.slice(1)).not.toContain(single[1]);
  expect(joined).not.toEqual(single);
});

test('A PDF that follows another one has the same characters', async () => {
  const first = await write('محمد', 1);
  expect((await write('محمد', 1)).equals(first)).toBe(true);
});

test('A PDF leaves out characters that show a text in another order', () => {
  expect(printable('Price \u202e000,1£')).toBe('Price 000,1£');
  expect(printable('数据 🚀 A\u0303')).toBe('?? ? Ã');
});
