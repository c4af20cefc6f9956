import { storiesIn } from '../../../tools/stories/storyIndex.ts';
import {
  nameOf,
  nodeAt,
  nodesAt,
  nodesOf,
  parseTree,
  type SyntaxNode,
  textOf,
} from '../../../tools/files/syntax.ts';

const number = /\b[A-Z]+-\d+\b/g;
/** Modifiers of tests that do not run everywhere, so they prove nothing. */
const idle = new Set(['skip', 'skipIf', 'runIf', 'todo', 'fixme', 'fails', 'fail']);

/** The rule numbers of `docs/behaviour.md`, which start a list item or a table row. */
export function rulesIn(document: string): string[] {
  return [...document.matchAll(/^(?:- \*\*|\| )([A-Z]+-\d+)(?:\*\* | +\|)/gm)].map(([, rule = '']) => rule);
}

/** The rule numbers at the end of a file's test titles, in brackets, or in the tags of its stories. */
export function provenIn(path: string, source: string): string[] {
  if (path.endsWith('.stories.tsx'))
    return storiesIn(path, source).flatMap(({ tags }) => tags.filter(isRule));
  return [...nodesOf(parseTree(path, source))].flatMap((node) =>
    [...endOf(titleOf(node)).matchAll(number)].map(([rule]) => rule),
  );
}

/** The stories with a rule number that have no play function or do not run as a test. */
export function idleStories(path: string, source: string): string[] {
  return storiesIn(path, source)
    .filter(({ tags }) => tags.some(isRule) && (!tags.includes('play-fn') || tags.includes('!test')))
    .map(({ exportName }) => exportName);
}

/** The rule numbers of these areas anywhere in a source, comments included. */
export function numbersNamedIn(source: string, areas: ReadonlySet<string>): string[] {
  return [...source.matchAll(number)].map(([rule]) => rule).filter((rule) => areas.has(areaOf(rule)));
}

/** The area of a rule: `NAV` for `NAV-3`. */
export function areaOf(rule: string): string {
  return rule.slice(0, rule.lastIndexOf('-'));
}

function endOf(title: string): string {
  return /\[[^[\]]*\]$/.exec(title)?.[0] ?? '';
}

/** The title of a call of `describe`, `it`, `test` or their `each`; empty for any other node. */
function titleOf(node: SyntaxNode): string {
  if (node.type !== 'CallExpression') return '';
  const words = calleeWords(nodeAt(node, 'callee'));
  if (!['describe', 'it', 'test'].includes(words.at(-1) ?? '') || words.some((word) => idle.has(word)))
    return '';
  const [title] = nodesAt(node, 'arguments');
  if (title?.type !== 'TemplateLiteral') return textOf(title) ?? '';
  const end = nodesAt(title, 'quasis').at(-1)?.['value'] as { cooked?: string } | undefined;
  return end?.cooked ?? '';
}

/** The names in a callee, last first: `each`, `it` for `it.each([])`. */
function calleeWords(callee: SyntaxNode | undefined): string[] {
  if (callee?.type === 'CallExpression') return calleeWords(nodeAt(callee, 'callee'));
  if (callee?.type !== 'MemberExpression') return [nameOf(callee) ?? ''];
  return [nameOf(nodeAt(callee, 'property')) ?? '', ...calleeWords(nodeAt(callee, 'object'))];
}

function isRule(tag: string): boolean {
  return /^[A-Z]+-\d+$/.test(tag);
}
