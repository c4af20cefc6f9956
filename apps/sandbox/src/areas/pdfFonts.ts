import { fileURLToPath } from 'node:url';
import createBidi from 'bidi-js';
import { openSync, type Font, type GlyphRun } from 'fontkit';

declare global {
  namespace PDFKit.Mixins {
    /** The types of pdfkit lack that it takes an open font. */
    interface PDFFont {
      registerFont(name: string, font: Font): this;
    }
  }
}

export interface PdfFonts {
  readonly regular: Font;
  readonly bold: Font;
}

/**
 * Opens DejaVu Sans, which has Latin, Greek, Cyrillic, Hebrew and Arabic. Each PDF opens its own: a font keeps glyphs that another PDF
 * read without their characters, and text copied from the next PDF would lack these.
 */
export function openPdfFonts(): PdfFonts {
  return {
    regular: openFont(import.meta.resolve('dejavu-fonts-ttf/ttf/DejaVuSansCondensed.ttf')),
    bold: openFont(import.meta.resolve('dejavu-fonts-ttf/ttf/DejaVuSansCondensed-Bold.ttf')),
  };
}

const rightToLeft = /\p{Script=Arabic}|\p{Script=Hebrew}/u;
/** Characters that order a text and are not drawn. */
const isolates = /[\u{2066}-\u{2069}]/gu;
/** Those that could show an amount or a name in another order than it has. */
const overrides = /[\u{200e}\u{200f}\u{202a}-\u{202e}]/gu;

/** A name within a sentence. Its direction leaves the rest of the sentence in order. */
export function isolated(name: string): string {
  return `\u{2068}${name.replaceAll(isolates, '')}\u{2069}`;
}

let codesOfBoth: ReadonlySet<number> | undefined;

function readCodesOfBoth(): ReadonlySet<number> {
  const { regular, bold } = openPdfFonts();
  const inBold = new Set(bold.characterSet);
  return new Set(regular.characterSet.filter((code) => inBold.has(code)));
}

/** A text in the characters of the font. An accent that it lacks is left out; another character becomes a question mark. */
export function printable(text: string): string {
  const known = (codesOfBoth ??= readCodesOfBoth());
  const isKnown = (character: string): boolean => known.has(character.codePointAt(0) ?? 0);
  const ordered = text.replaceAll(overrides, '').normalize('NFC');
  return Array.from(rightToLeft.test(text) ? ordered : ordered.replaceAll(isolates, ''), (character) => {
    if (character === '\n' || isKnown(character) || character.search(isolates) === 0) return character;
    const plain = character.normalize('NFD').replaceAll(/\p{Mark}/gu, '');
    return plain !== '' && Array.from(plain).every(isKnown) ? plain : '?';
  }).join('');
}

/** The option with which pdfkit lays out whole lines, which the order of Arabic needs. Without it, pdfkit lays out each word alone, and once. */
export function lineOptions(text: string): { features?: [] } {
  return rightToLeft.test(text) ? { features: [] } : {};
}

/** Opens a font that also lays out lines of both directions. fontkit joins the letters of one direction only. */
function openFont(address: string): Font {
  const font = openSync(fileURLToPath(address));
  if (!('layout' in font)) throw new Error(`${address} holds several fonts. Name one of them.`);
  const layOut = font.layout.bind(font);
  font.layout = (text, features, ...rest) =>
    rightToLeft.test(text)
      ? layOutLine(text, (part, direction) => layOut(part, features, undefined, undefined, direction))
      : layOut(text, features, ...rest);
  return font;
}

const bidi = createBidi();

/** Lays out a line by the Unicode Bidirectional Algorithm. The first letter decides its direction. */
function layOutLine(line: string, layOut: (part: string, direction: 'ltr' | 'rtl') => GlyphRun): GlyphRun {
  const runs = visualRuns(line).map(({ text, direction }) => layOut(text, direction));
  const [first = layOut('', 'ltr')] = runs;
  return Object.assign(first, {
    glyphs: runs.flatMap(({ glyphs }) => glyphs),
    positions: runs.flatMap(({ positions }) => positions),
  });
}

interface VisualRun {
  readonly text: string;
  readonly direction: 'ltr' | 'rtl';
}

/** The parts of a line from left to right, each of one direction and in the order in which it is read. */
function visualRuns(line: string): VisualRun[] {
  const embedding = bidi.getEmbeddingLevels(line, 'auto');
  const { levels } = embedding;
  const runs: { level: number; characters: string[] }[] = [];
  for (const index of bidi.getReorderedIndices(line, embedding)) {
    const level = levels[index] ?? 0;
    const character = line.charAt(index);
    const last = runs.at(-1);
    const drawn = level % 2 === 1 ? (bidi.getMirroredCharacter(character) ?? character) : character;
    if (last?.level === level) last.characters.push(drawn);
    else runs.push({ level, characters: [drawn] });
  }
  return runs.map(({ level, characters }) => {
    const isReversed = level % 2 === 1;
    const text = (isReversed ? characters.toReversed() : characters).join('');
    return { text: text.replaceAll(isolates, ''), direction: isReversed ? 'rtl' : 'ltr' };
  });
}
