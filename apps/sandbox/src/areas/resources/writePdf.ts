import { createPdf, type PdfWriter } from '../pdf.ts';

/** The content of a PDF. `text` is Markdown: headings, paragraphs and lists. */
export interface PdfSource {
  readonly title: string;
  readonly text: string;
  readonly publishedAt: string;
  /** The exact length of the file in bytes; more than the text needs. */
  readonly size: number;
}

/** Writes a text as a PDF. The same source gives the same bytes. */
export async function writePdf({ title, text, publishedAt, size }: PdfSource): Promise<Buffer> {
  const pdf = createPdf({ title, createdAt: new Date(publishedAt) });
  for (const block of text.trim().split(/\n{2,}/)) writeBlock(pdf, block);
  return padded(await pdf.finish(), size);
}

function writeBlock(pdf: PdfWriter, block: string): void {
  if (block.startsWith('## ')) pdf.heading(unwrapped(block.slice(3)), 2);
  else if (block.startsWith('# ')) pdf.heading(unwrapped(block.slice(2)), 1);
  else if (block.startsWith('- ')) pdf.list(block.split(/\n(?=- )/).map((item) => unwrapped(item.slice(2))));
  else pdf.paragraph(unwrapped(block));
}

function unwrapped(text: string): string {
  return text.replaceAll(/\s*\n\s*/g, ' ');
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
