/** Advance widths of Helvetica from the space to the tilde, in thousandths of the type size. */
const widths = [
  278, 278, 355, 556, 556, 889, 667, 191, 333, 333, 389, 584, 278, 333, 278, 278, 556, 556, 556, 556, 556,
  556, 556, 556, 556, 556, 278, 278, 584, 584, 584, 556, 1015, 667, 667, 722, 722, 667, 611, 778, 722, 278,
  500, 667, 556, 833, 722, 778, 667, 778, 722, 667, 611, 722, 667, 944, 667, 667, 611, 278, 278, 278, 469,
  556, 333, 556, 556, 500, 556, 556, 278, 556, 556, 222, 222, 500, 222, 833, 556, 556, 556, 556, 333, 500,
  278, 556, 500, 722, 500, 500, 500, 334, 260, 334, 584,
];
const widestUsual = 556;
// The bold cut has widths of its own, at most a little wider.
const boldFactor = 1.1;

/** A face of the family that every PDF reader has. */
export type Face = 'regular' | 'bold';

/** About how wide a text is, in points. */
export function widthOf(text: string, size: number, face: Face): number {
  const thousandths = Array.from(text, (sign) => widths[sign.charCodeAt(0) - 32] ?? widestUsual);
  const sum = thousandths.reduce((total, width) => total + width, 0);
  return (sum / 1000) * size * (face === 'bold' ? boldFactor : 1);
}

/** Breaks a text between its words into lines of at most `width` points; a longer word has a line of its own. */
export function wrap(text: string, width: number, size: number, face: Face): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(/\s+/)) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (line !== '' && widthOf(longer, size, face) > width) {
      lines.push(line);
      line = word;
    } else line = longer;
  }
  return [...lines, line];
}
