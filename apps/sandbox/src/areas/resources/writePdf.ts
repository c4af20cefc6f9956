import { once } from 'node:events';
import PdfDocument from 'pdfkit';

/** What a PDF is made of. `text` is Markdown: headings, paragraphs and lists. */
export interface PdfSource {
  readonly title: string;
  readonly text: string;
  readonly publishedAt: string;
  /** The exact length of the file in bytes; more than the text needs. */
  readonly size: number;
}

const styles = {
  '# ': { size: 24, font: 'Helvetica-Bold', gap: 10 },
  '## ': { size: 14, font: 'Helvetica-Bold', gap: 4 },
  '': { size: 11, font: 'Helvetica', gap: 8 },
} as const;

/** Lays a text out on A4 pages with numbers at their foot. The same source gives the same bytes. */
export async function writePdf({ title, text, publishedAt, size }: PdfSource): Promise<Buffer> {
  const created = new Date(publishedAt);
  const info = { Title: title, Author: 'Quayside', CreationDate: created, ModDate: created };
  const pdf = new PdfDocument({ size: 'A4', margin: 64, info, bufferPages: true, lang: 'en-GB' });
  const chunks: Buffer[] = [];
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
  for (const block of text.trim().split(/\n{2,}/)) writeBlock(pdf, block);
  writePageNumbers(pdf, title);
  const ended = once(pdf, 'end');
  pdf.end();
  await ended;
  return padded(Buffer.concat(chunks), size);
}

function writeBlock(pdf: PDFKit.PDFDocument, block: string): void {
  const mark = block.startsWith('## ') ? '## ' : block.startsWith('# ') ? '# ' : '';
  const { size, font, gap } = styles[mark];
  pdf.font(font).fontSize(size).fillColor('#1c2430');
  if (mark === '## ') {
    // A heading stays with the first lines of its section.
    if (pdf.y > pdf.page.height - 150) pdf.addPage();
    pdf.moveDown(0.4);
  }
  if (block.startsWith('- '))
    pdf.list(
      block.split(/\n(?=- )/).map((item) => unwrapped(item.slice(2))),
      { bulletRadius: 1.6, lineGap: 3, paragraphGap: 3 },
    );
  else pdf.text(unwrapped(block.slice(mark.length)), { lineGap: 3, paragraphGap: gap });
  if (block.startsWith('- ')) pdf.moveDown(0.5);
}

function unwrapped(text: string): string {
  return text.replaceAll(/\s*\n\s*/g, ' ');
}

function writePageNumbers(pdf: PDFKit.PDFDocument, title: string): void {
  const { start, count } = pdf.bufferedPageRange();
  for (let page = start; page < start + count; page += 1) {
    pdf.switchToPage(page);
    // Text below the margin would begin another page.
    pdf.page.margins.bottom = 0;
    pdf.font('Helvetica').fontSize(9).fillColor('#5a6472');
    pdf.text(`${title} · ${page + 1} of ${count}`, 64, pdf.page.height - 40, { lineBreak: false });
  }
}

/** Adds a comment before `startxref`, where no offset of the file changes. */
function padded(file: Buffer, size: number): Buffer {
  const missing = size - file.length;
  if (missing < 2) throw new Error(`A PDF of ${file.length} bytes cannot be padded to ${size}.`);
  const end = file.lastIndexOf('startxref');
  const comment = Buffer.alloc(missing, ' ');
  comment.write('%');
  comment.write('\n', missing - 1);
  return Buffer.concat([file.subarray(0, end), comment, file.subarray(end)]);
}
