/**
 * The longest HTML that is sanitised, in characters (UTF-16 code units): 100 KB of plain text. `maxRichTextLength`
 * of `@quayside/portal-core/announcement` is the same number.
 */
export const maxHtmlLength = 102_400;

/** The maximum nesting of elements. Beyond 512, browsers slow down with each further element. */
const maxDepth = 200;

/** The most elements that a parser may create from a text. It creates as many in about 0.2 s. */
const maxParsedElements = 400_000;

/** The steps that one pass of the sanitiser may take. 100 KB of short tags need a third of them. */
const maxSteps = 150_000;

const startOrEndTag = /<(\/?)([a-z][^\t\n\f\r />]*)/gi;

// The common forms of a tag's attributes, up to its end.
const plainAttributes =
  /(?:[\t\n\f\r ]+[a-z-]+(?:="[^"<>]*"|='[^'<>]*'|=[^\t\n\f\r "'<>=`/]+)?)*[\t\n\f\r ]*>/iy;

// The parser reopens these in every paragraph after one in which they were left open: a few bytes become many
// elements.
const formattingNames = new Set('b big code em font i s small strike strong tt u'.split(' '));

const voidNames = 'area base br col embed hr img input link meta param source track wbr'.split(' ');
const closedByOthers = 'caption colgroup dd dt li optgroup option p rp rt tbody td tfoot th thead tr'.split(
  ' ',
);
const neverNested = new Set([...voidNames, ...closedByOthers]);

/**
 * Whether a browser would take long to parse a text. It inspects the text and not a document, because parsing is the
 * slow part. So it estimates, and is strict only with markup that no author writes by hand.
 */
export function isTooLarge(html: string): boolean {
  if (html.length > maxHtmlLength) return true;
  // In SVG or MathML any element nests.
  const nestsAll = /<(?:svg|math)/i.test(html);
  const open = new Map<string, number>();
  const formatting = new Set<string>();
  let [depth, tags] = [0, 0];
  for (const { 0: tag, 1: slash, 2: given = '', index } of html.matchAll(startOrEndTag)) {
    const name = given.toLowerCase();
    const openOfName = open.get(name) ?? 0;
    if (slash === '/') {
      if (openOfName === 0) continue;
      open.set(name, openOfName - 1);
      depth -= 1;
      continue;
    }
    tags += 1;
    if (formattingNames.has(name)) formatting.add(name + attributesAt(html, index + tag.length));
    if (neverNested.has(name) && !nestsAll) continue;
    open.set(name, openOfName + 1);
    depth += 1;
    if (depth > maxDepth) return true;
  }
  // The parser remembers up to three of each that are identical.
  return 3 * formatting.size * tags > maxParsedElements;
}

/** The attributes of a tag. Unusual ones count as different from all others. */
function attributesAt(html: string, start: number): string {
  plainAttributes.lastIndex = start;
  return plainAttributes.exec(html)?.[0] ?? `${start}`;
}

/** Thrown when the text would take too long to sanitise. */
export class TooLargeError extends Error {
  override readonly name = 'TooLargeError';

  constructor() {
    super(
      `HTML is not shown because it would take the browser too long. Keep it under ${maxHtmlLength} characters, and nest its elements less than ${maxDepth} deep.`,
    );
  }
}

/** Counts the steps of a pass: one per element, and one per child that moves when its parent is removed. */
export function createStepCounter(): { reset: () => void; count: (node: Node) => void } {
  let left = maxSteps;
  return {
    reset: () => {
      left = maxSteps;
    },
    count: (node) => {
      left -= 1 + node.childNodes.length;
      if (left < 0) throw new TooLargeError();
    },
  };
}
