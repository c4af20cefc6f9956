import { once } from 'node:events';
import PdfDocument from 'pdfkit';
import { isolated, lineOptions, openPdfFonts, printable, type PdfFonts } from './pdfFonts.ts';

/** The margins of a page, in points. */
const MARGIN = 64;
const ink = '#1c2430';
const fainter = '#5a6472';

export interface PdfOptions {
  readonly title: string;
  /** The date of the contents, not of the file, so that the same contents give the same bytes. */
  readonly createdAt: Date;
  readonly layout?: 'portrait' | 'landscape';
}

/** A column of a table. Widths are shares of the width of the page. */
export interface PdfColumn {
  readonly title: string;
  readonly share: number;
  readonly align?: 'left' | 'right';
}

export interface PdfWriter {
  /** The title of the document, or of a section. A heading stays with what follows. */
  heading(text: string, level: 1 | 2): void;
  paragraph(text: string): void;
  /** Small print. */
  note(text: string): void;
  list(items: readonly string[]): void;
  /** A table whose heading is repeated on each page. */
  table(columns: readonly PdfColumn[], rows: readonly PdfRow[]): void;
  /** Ends the document with numbers at the foot of its pages. */
  finish(): Promise<Buffer>;
}

export interface PdfRow {
  readonly cells: readonly string[];
  /** In bold. */
  readonly isTotal?: boolean;
}

/** Begins a PDF on A4 pages. */
export function createPdf({ title, createdAt, layout = 'portrait' }: PdfOptions): PdfWriter {
  const info = { Title: title, Author: 'Quayside', CreationDate: createdAt, ModDate: createdAt };
  const pdf = new PdfDocument({ size: 'A4', layout, margin: MARGIN, info, bufferPages: true, lang: 'en-GB' });
  for (const [name, font] of Object.entries(openPdfFonts())) pdf.registerFont(name, font);
  const chunks: Buffer[] = [];
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk));

  function write(text: string, font: keyof PdfFonts, size: number, gap: number, color = ink): void {
    pdf.font(font).fontSize(size).fillColor(color);
    const options = { lineGap: 3, paragraphGap: gap, ...lineOptions(text) };
    pdf.text(printable(text), MARGIN, pdf.y, options);
  }

  function makeRoom(height: number): void {
    if (pdf.y + height > pdf.page.height - MARGIN) pdf.addPage();
  }

  return {
    heading(text, level) {
      if (level === 1) {
        write(text, 'bold', 24, 10);
        return;
      }
      makeRoom(90);
      pdf.moveDown(0.4);
      write(text, 'bold', 14, 4);
    },
    paragraph: (text) => write(text, 'regular', 11, 8),
    note: (text) => write(text, 'regular', 9, 4, fainter),
    list(items) {
      pdf.font('regular').fontSize(11).fillColor(ink);
      const options = { bulletRadius: 1.6, lineGap: 3, paragraphGap: 3, ...lineOptions(items.join('')) };
      pdf.list(items.map(printable), MARGIN, pdf.y, options);
      pdf.moveDown(0.5);
    },
    table(columns, rows) {
      const head = { cells: columns.map((column) => column.title), isTotal: true };
      drawRow(pdf, columns, head, makeRoom);
      for (const row of rows) {
        const pages = pdf.bufferedPageRange().count;
        drawRow(pdf, columns, row, (height) => {
          makeRoom(height);
          if (pdf.bufferedPageRange().count > pages) drawRow(pdf, columns, head, () => undefined);
        });
      }
      pdf.moveDown(0.8);
    },
    async finish() {
      writePageNumbers(pdf, title);
      const ended = once(pdf, 'end');
      pdf.end();
      await ended;
      return Buffer.concat(chunks);
    },
  };
}

function drawRow(
  pdf: PDFKit.PDFDocument,
  columns: readonly PdfColumn[],
  { cells, isTotal = false }: PdfRow,
  makeRoom: (height: number) => void,
): void {
  const width = pdf.page.width - 2 * MARGIN;
  const shares = columns.reduce((sum, { share }) => sum + share, 0);
  const gap = 8;
  const widths = columns.map(({ share }) => (share / shares) * width - gap);
  const texts = columns.map(({ align = 'left' }, index) => {
    const text = printable(cells[index] ?? '');
    return { text, options: { width: widths[index] ?? 0, align, ...lineOptions(text) } };
  });
  const setFont = () =>
    pdf
      .font(isTotal ? 'bold' : 'regular')
      .fontSize(9)
      .fillColor(ink);
  setFont();
  const height = Math.max(...texts.map(({ text, options }) => pdf.heightOfString(text, options)));
  makeRoom(height + 8);
  setFont();
  const top = pdf.y;
  let left = MARGIN;
  for (const { text, options } of texts) {
    pdf.text(text, left, top + 4, options);
    left += options.width + gap;
  }
  const bottom = top + height + 8;
  pdf
    .moveTo(MARGIN, bottom)
    .lineTo(MARGIN + width, bottom)
    .lineWidth(0.5)
    .stroke('#d5dae1');
  pdf.x = MARGIN;
  pdf.y = bottom;
}

function writePageNumbers(pdf: PDFKit.PDFDocument, title: string): void {
  const { start, count } = pdf.bufferedPageRange();
  for (let page = start; page < start + count; page += 1) {
    pdf.switchToPage(page);
    // Text below the margin would begin another page.
    pdf.page.margins.bottom = 0;
    pdf.font('regular').fontSize(9).fillColor(fainter);
    const text = printable(`${isolated(title)} · ${page + 1} of ${count}`);
    const width = pdf.page.width - 2 * MARGIN;
    const options = { lineBreak: false, width, ellipsis: true, ...lineOptions(text) };
    pdf.text(text, MARGIN, pdf.page.height - 40, options);
  }
}
