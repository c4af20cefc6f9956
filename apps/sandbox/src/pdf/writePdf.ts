import { widthOf } from './helvetica.ts';
import { layOut, sheet, type PlacedLine } from './layOut.ts';

/** What a PDF is made of. */
export interface PdfSource {
  /** Shown by the reader's window and at the foot of each page. */
  title: string;
  /** As `layOut` reads it. */
  text: string;
  /** ISO 8601, UTC. */
  updatedAt: string;
}

// Where the reader's encoding of a sign differs from its code point.
const winAnsi: Record<string, number> = {
  '€': 128,
  '…': 133,
  '‘': 145,
  '’': 146,
  '“': 147,
  '”': 148,
  '•': 149,
  '–': 150,
  '—': 151,
};

/** Writes a PDF 1.7 of A4 pages in Helvetica. It is all ASCII, and the same source gives the same bytes. */
export function writePdf({ title, text, updatedAt }: PdfSource): string {
  const pages = layOut(text);
  const firstPage = 6;
  const references = pages.map((_page, index) => `${firstPage + 2 * index} 0 R`).join(' ');
  const stamp = `D:${updatedAt.replace(/\D/g, '').slice(0, 14)}Z`;
  return assemble([
    '<< /Type /Catalog /Pages 2 0 R /Lang (en-GB) /ViewerPreferences << /DisplayDocTitle true >> >>',
    `<< /Type /Pages /Kids [${references}] /Count ${pages.length} >>`,
    font('Helvetica'),
    font('Helvetica-Bold'),
    `<< /Title ${literal(title)} /Producer (Quayside) /CreationDate (${stamp}) /ModDate (${stamp}) >>`,
    ...pages.flatMap((lines, index) => [
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${sheet.width} ${sheet.height}] ` +
        '/Resources << /Font << /regular 3 0 R /bold 4 0 R >> >> ' +
        `/Contents ${firstPage + 2 * index + 1} 0 R >>`,
      stream([...lines.map(draw), ...foot(title, `Page ${index + 1} of ${pages.length}`)].join('\n')),
    ]),
  ]);
}

function font(name: string): string {
  return `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`;
}

function stream(operators: string): string {
  return `<< /Length ${operators.length} >>\nstream\n${operators}\nendstream`;
}

function draw({ text, face, size, x, y }: PlacedLine): string {
  return `BT /${face} ${size} Tf ${x} ${y} Td ${literal(text)} Tj ET`;
}

function foot(title: string, place: string): string[] {
  const style = { face: 'regular', size: 9, y: 40 } as const;
  const end = sheet.width - sheet.margin - widthOf(place, style.size, style.face);
  return [
    `0.85 G ${sheet.margin} 56 m ${sheet.width - sheet.margin} 56 l S 0.35 g`,
    draw({ ...style, text: title, x: sheet.margin }),
    draw({ ...style, text: place, x: Number(end.toFixed(2)) }),
  ];
}

/** A string object; what is not printable ASCII is written by its code in the fonts' encoding. */
function literal(text: string): string {
  const signs = Array.from(text, (sign) => {
    if (/[()\\]/.test(sign)) return `\\${sign}`;
    if (/[ -~]/.test(sign)) return sign;
    const code = winAnsi[sign] ?? sign.charCodeAt(0);
    return code < 256 ? `\\${code.toString(8).padStart(3, '0')}` : '?';
  });
  return `(${signs.join('')})`;
}

/** Numbers the objects from 1 (the first is the catalogue, the fifth the document's information) and lists their offsets. */
function assemble(objects: readonly string[]): string {
  let file = '%PDF-1.7\n';
  const offsets = objects.map((object, index) => {
    const offset = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(offset).padStart(10, '0')} 00000 n \n`;
  });
  const table = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${offsets.join('')}`;
  const trailer = `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R /Info 5 0 R >>`;
  return `${file}${table}${trailer}\nstartxref\n${file.length}\n%%EOF\n`;
}
