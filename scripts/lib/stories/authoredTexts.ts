import { posix } from 'node:path';
import { bare, childrenOf, nameOf, nodeAt, nodesAt, parseTree, type SyntaxNode, textOf } from './syntax.ts';

/** The files whose texts are their author's: stories, and what they show. */
export const storyOrFixture: RegExp = /\.(?:stories|fixtures)\.tsx?$/;

/** Parts of a story that no reader sees, by the property that holds them. */
const unseenProperties = new Set(
  'play beforeEach afterEach loaders argTypes parameters tags globals style currency timeZone locale d viewBox points transform className key'.split(
    ' ',
  ),
);
/** Attributes whose words are for the machine. */
const unseenAttribute =
  /^(?:data-.*|className|style|id|htmlFor|key|href|src|srcSet|type|role|d|viewBox|points|transform|aria-(?:controls|labelledby|describedby|current))$/;

interface Edit {
  start: number;
  end: number;
  text: string;
}

/** What a file holds: texts to be marked, other strings, and the names of properties. */
interface Found {
  edits: Edit[];
  plain: Set<string>;
  keys: Set<string>;
}

/**
 * Rewrites a story's or fixture's source so that each text its author wrote for a reader passes through `authored`, and
 * tells `plain` of all other strings it holds, but for the `words` that stand for a state: those are never shown as they
 * are. `module` is where the two are imported from.
 */
export function markAuthoredTexts(
  path: string,
  source: string,
  module: string,
  words: ReadonlySet<string> = new Set(),
): string {
  const found: Found = { edits: [], plain: new Set(), keys: new Set() };
  const tree = parseTree(path, source);
  visit(tree, found);
  const marked = found.edits
    .toSorted((one, other) => other.start - one.start)
    .reduce((code, { start, end, text }) => code.slice(0, start) + text + code.slice(end), source);
  const head = `import { authored as authored$, plain as plain$ } from ${JSON.stringify(module)};`;
  const strings = {
    texts: [...found.plain].filter((text) => !words.has(text)),
    keys: [...found.keys],
    imports: importedStories(path, tree),
  };
  const told = [path, strings].map((value) => JSON.stringify(value));
  return `${head} plain$(${told.join(', ')});\n${marked}`;
}

/** The stories and fixtures that a file imports, by their path. */
function importedStories(path: string, tree: SyntaxNode): string[] {
  return nodesAt(tree, 'body')
    .map((statement) => textOf(nodeAt(statement, 'source')))
    .filter((source) => source !== undefined && storyOrFixture.test(source))
    .map((source) => posix.join(posix.dirname(path), source ?? ''));
}

/** Whether a string looks like words for a reader: it holds white space, or begins as a sentence does. */
export function looksLikeText(text: string): boolean {
  if (/^(?:data|https?|mailto|javascript|blob):/iu.test(text) || !/\p{L}{2}/u.test(text)) return false;
  // Codes of currencies and countries are looked up, not read.
  if (/^[A-Z]{2,3}$/u.test(text)) return false;
  const words = text.replaceAll(/<[^>]*>/gu, ' ').trim();
  return /^\p{Lu}/u.test(words) || /\S\s+\S/u.test(words);
}

function visit(node: SyntaxNode, found: Found): void {
  const { start, end } = node;
  const { plain, keys } = found;
  const edit = (made: Edit) => found.edits.push(made);
  if (isUnseen(node)) return;
  if (node.type === 'JSXText') {
    const text = decoded(unfolded(String(node['value'])));
    if (/\p{L}/u.test(text)) edit({ start, end, text: `{authored$(${JSON.stringify(text)})}` });
    return;
  }
  const attribute = node.type === 'JSXAttribute' ? textOf(nodeAt(node, 'value')) : undefined;
  if (attribute !== undefined) {
    const value = nodeAt(node, 'value');
    const text = decoded(attribute);
    if (value && looksLikeText(text))
      edit({ start: value.start, end: value.end, text: `{authored$(${JSON.stringify(text)})}` });
    else plain.add(text);
    return;
  }
  const literal = textOf(node);
  if (literal !== undefined) {
    if (looksLikeText(literal)) edit({ start, end, text: `authored$(${JSON.stringify(literal)})` });
    else plain.add(literal);
    return;
  }
  if (node.type === 'TemplateLiteral') {
    if (templateTexts(node).some(looksLikeText)) {
      edit({ start, end: start, text: 'authored$(' });
      edit({ start: end, end, text: ')' });
      return;
    }
    for (const part of templateTexts(node)) plain.add(part.trim());
  }
  for (const { node: child, field } of childrenOf(node)) {
    if (field !== 'key' || node['computed'] === true) visit(child, found);
    else keys.add(nameOf(child) ?? '');
  }
}

function isUnseen(node: SyntaxNode): boolean {
  if (/^(?:TS(?!As|Satisfies|NonNull)|Import|ExportAll|TaggedTemplate)/u.test(node.type)) return true;
  if (node.type === 'ExpressionStatement' && typeof node['directive'] === 'string') return true;
  if (node.type === 'MemberExpression' && node['computed'] === true)
    return textOf(bare(nodeAt(node, 'property'))) !== undefined;
  if (node.type === 'Property')
    return unseenProperties.has(nameOf(nodeAt(node, 'key')) ?? '') || isMetaTitle(node);
  if (node.type === 'JSXAttribute') return unseenAttribute.test(nameOf(nodeAt(node, 'name')) ?? '');
  return false;
}

/** `title` of `preview.meta(…)` is a place in the sidebar. */
function isMetaTitle(property: SyntaxNode): boolean {
  const value = textOf(nodeAt(property, 'value')) ?? '';
  return nameOf(nodeAt(property, 'key')) === 'title' && /^[A-Z]\w+\/\S/u.test(value);
}

function templateTexts(node: SyntaxNode): string[] {
  return childrenOf(node)
    .filter(({ node: child }) => child.type === 'TemplateElement')
    .map(({ node: child }) => (child['value'] as { cooked?: string }).cooked ?? '');
}

/** What JSX makes of a text over several lines. */
function unfolded(text: string): string {
  const lines = text.split('\n');
  return lines
    .map((line, index) => {
      const begun = index > 0 ? line.trimStart() : line;
      return index < lines.length - 1 ? begun.trimEnd() : begun;
    })
    .filter((line) => line !== '')
    .join(' ');
}

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00A0',
};

function decoded(text: string): string {
  return text.replaceAll(/&(\w+);/gu, (whole, name: string) => entities[name] ?? whole);
}
