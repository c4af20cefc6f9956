import { wrap, type Face } from './helvetica.ts';

/** A line of text on a page: its baseline's start in points from the lower left corner. */
export interface PlacedLine {
  text: string;
  face: Face;
  size: number;
  x: number;
  y: number;
}

/** A4 in points, and what is left free around the text. */
export const sheet = { width: 595, height: 842, margin: 72 };

interface Style {
  face: Face;
  size: number;
  leading: number;
  before: number;
  after: number;
  indent: number;
  /** How many lines of what follows stay on its page. */
  keeps: number;
}

const styles = {
  title: { face: 'bold', size: 24, leading: 30, before: 0, after: 12, indent: 0, keeps: 3 },
  heading: { face: 'bold', size: 14, leading: 20, before: 14, after: 0, indent: 0, keeps: 3 },
  paragraph: { face: 'regular', size: 11, leading: 16, before: 6, after: 4, indent: 0, keeps: 0 },
  item: { face: 'regular', size: 11, leading: 16, before: 2, after: 2, indent: 14, keeps: 0 },
} satisfies Record<string, Style>;

type Kind = keyof typeof styles;

const marks: readonly [string, Kind][] = [
  ['# ', 'title'],
  ['## ', 'heading'],
  ['- ', 'item'],
];

const top = sheet.height - sheet.margin;

/** Lays a text out on pages: `#` begins its title, `##` a heading, `-` an item; blank lines part paragraphs. */
export function layOut(text: string): PlacedLine[][] {
  const pages: PlacedLine[][] = [[]];
  let y = top;

  function turnPageUnlessFits(height: number): void {
    if (y - height >= sheet.margin) return;
    pages.push([]);
    y = top;
  }

  for (const block of text.trim().split(/\n{2,}|\n(?=- )/)) {
    const { kind, words } = read(block);
    const { face, size, leading, before, after, indent, keeps }: Style = styles[kind];
    const lines = wrap(words, sheet.width - 2 * sheet.margin - indent, size, face);
    if (y < top) y -= before;
    // A block stays in one piece, but for one longer than a page.
    turnPageUnlessFits(Math.min(leading * (lines.length + keeps), top - sheet.margin));
    if (indent > 0) pages.at(-1)?.push({ text: '•', face, size, x: sheet.margin + 2, y: y - leading });
    for (const line of lines) {
      turnPageUnlessFits(leading);
      y -= leading;
      pages.at(-1)?.push({ text: line, face, size, x: sheet.margin + indent, y });
    }
    y -= after;
  }
  return pages;
}

function read(block: string): { kind: Kind; words: string } {
  const [mark = '', kind = 'paragraph'] = marks.find(([begin]) => block.startsWith(begin)) ?? [];
  return { kind, words: block.slice(mark.length).replaceAll('\n', ' ') };
}
