import { nodesAt, nodesOf, parseTree, textOf, type SyntaxNode } from '../files/syntax.ts';

/** A sentence that begins with "We" or "All", or says that we tell, send, call or alert. It is a promise, unless it names a failure. */
const promise = /^(?:We\b|All [a-z…])|\b[Ww]e(?:’ll| will)? (?:tell|send|call|let you know|alert)\b/;
const failure = /^We (?:couldn’t|can’t|didn’t|tried|don’t know)\b/;

/** The promises among the texts of a file of the interface. `…` stands for a value in a text. */
export function promisesIn(file: string, source: string): string[] {
  // Most files have none, and parsing takes most of the time.
  if (!/\b(?:[Ww]e|All)\b/.test(source)) return [];
  return [...nodesOf(parseTree(file, source))].flatMap((node) =>
    (textIn(node) ?? '')
      .replaceAll(/\s+/g, ' ')
      .trim()
      .split(/(?<=[.!?]) /)
      .filter((sentence) => promise.test(sentence) && !failure.test(sentence)),
  );
}

function textIn(node: SyntaxNode): string | undefined {
  if (node.type === 'JSXText') return String(node['value']);
  if (node.type === 'TemplateLiteral') return nodesAt(node, 'quasis').map(cookedOf).join('…');
  return textOf(node);
}

function cookedOf({ value }: SyntaxNode): string {
  return typeof value === 'object' && value !== null && 'cooked' in value ? String(value.cooked) : '';
}

/** The values of an attribute that the components of a file set to a fixed text. */
export function attributesIn(file: string, source: string, name: string): string[] {
  return [...nodesOf(parseTree(file, source))]
    .filter(({ type }) => type === 'JSXAttribute')
    .filter((node) => isNamed(node['name'], name))
    .flatMap(({ value }) => (isNode(value) ? (textOf(value) ?? []) : []));
}

function isNamed(node: unknown, name: string): boolean {
  return typeof node === 'object' && node !== null && 'name' in node && node.name === name;
}

function isNode(value: unknown): value is SyntaxNode {
  return typeof value === 'object' && value !== null && 'type' in value;
}
