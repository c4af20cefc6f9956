import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { childrenOf, nameOf, nodeAt, nodesAt, parseTree, type SyntaxNode, textOf } from '../files/syntax.ts';

/** A file that shows components: a story, or the data of stories. */
export const storyOrFixture: RegExp = /\.(?:stories|fixtures)\.tsx?$/u;

/** The parts of a story that users do not see. */
const unseen = new Set(['play', 'beforeEach', 'afterEach', 'argTypes', 'parameters', 'tags', 'globals']);

/** The strings of a file: texts of elements, other strings, and names of properties. */
interface Found {
  texts: Set<string>;
  strings: Set<string>;
  keys: Set<string>;
}

/**
 * The strings that a story's author wrote, in the story's file and in the stories and fixtures it imports: the texts that the page
 * may show besides labels. Property names and `codeWords` (the names of states and variants) are left out, unless they are the text
 * of an element: a component that shows one shows code. `file` is a path below `root`.
 */
export function storyStrings(root: string, file: string, codeWords: ReadonlySet<string>): string[] {
  const found: Found = { texts: new Set(), strings: new Set(), keys: new Set() };
  const files = new Set([file]);
  // A set that grows during the iteration also yields the added entries.
  for (const path of files) {
    const tree = parseTree(path, readFileSync(join(root, path), 'utf8'));
    for (const imported of importedStories(path, tree)) files.add(imported);
    collect(tree, found);
  }
  const strings = [...found.strings].filter((text) => !found.keys.has(text) && !codeWords.has(text));
  return [...new Set([...found.texts, ...strings])];
}

function importedStories(path: string, tree: SyntaxNode): string[] {
  return nodesAt(tree, 'body')
    .map((statement) => textOf(nodeAt(statement, 'source')) ?? '')
    .filter((source) => storyOrFixture.test(source))
    .map((source) =>
      // Only the areas share data of stories.
      source.startsWith('.')
        ? posix.join(posix.dirname(path), source)
        : source.replace('@quayside/shared/', 'areas/shared/src/'),
    );
}

function collect(node: SyntaxNode, found: Found): void {
  if (/^(?:TS(?!As|Satisfies|NonNull)|Import|ExportAll)/u.test(node.type)) return;
  const key = node.type === 'Property' ? nameOf(nodeAt(node, 'key')) : undefined;
  if (key !== undefined && unseen.has(key)) return;
  const { strings, texts, keys } = found;
  for (const piece of piecesOf(writtenText(node))) (node.type === 'JSXText' ? texts : strings).add(piece);
  for (const { node: child, field } of childrenOf(node)) {
    if (field !== 'key' || node['computed'] === true) collect(child, found);
    else if (key !== undefined) keys.add(key);
  }
}

function writtenText(node: SyntaxNode): string {
  if (node.type === 'JSXText') return String(node['value']);
  if (node.type === 'TemplateElement') return (node['value'] as { cooked?: string }).cooked ?? '';
  return textOf(node) ?? '';
}

/** A text, and its parts between tags, entities and places for values. */
function piecesOf(text: string): string[] {
  return [text, ...text.split(/[<>"]|&#?\w+;|\{\w+\}/u)]
    .map((piece) => piece.replaceAll(/\s+/gu, ' ').trim())
    .filter((piece) => /\p{L}/u.test(piece));
}
