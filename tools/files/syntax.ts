import { parseSync } from 'oxc-parser';

/** A node of a syntax tree, without the type of its fields. */
export interface SyntaxNode {
  type: string;
  start: number;
  end: number;
  [field: string]: unknown;
}

/** Parses a TypeScript file. Throws with the file's name when it is not valid. */
export function parseTree(path: string, source: string): SyntaxNode {
  const { program, errors } = parseSync(path, source);
  if (errors.length > 0)
    throw new Error(`${path} could not be parsed: ${errors[0]?.message ?? 'unknown reason'}.`);
  return program as unknown as SyntaxNode;
}

function isNode(value: unknown): value is SyntaxNode {
  return typeof value === 'object' && value !== null && typeof (value as SyntaxNode).type === 'string';
}

/** The children of a node, in the order of its fields, each with the name of its field. */
export function childrenOf(node: SyntaxNode): { node: SyntaxNode; field: string }[] {
  return Object.entries(node).flatMap(([field, value]) =>
    (Array.isArray(value) ? value : [value]).filter(isNode).map((child) => ({ node: child, field })),
  );
}

/** All nodes of a tree, parents first. */
export function* nodesOf(tree: SyntaxNode): Generator<SyntaxNode> {
  yield tree;
  for (const { node } of childrenOf(tree)) yield* nodesOf(node);
}

/** A field's node, when there is one. */
export function nodeAt(node: SyntaxNode | undefined, field: string): SyntaxNode | undefined {
  const value = node?.[field];
  return isNode(value) ? value : undefined;
}

/** A field's list of nodes. */
export function nodesAt(node: SyntaxNode | undefined, field: string): SyntaxNode[] {
  const value = node?.[field];
  return Array.isArray(value) ? value.filter(isNode) : [];
}

/** The name of an identifier, or the text of a literal key; undefined for anything else. */
export function nameOf(node: SyntaxNode | undefined): string | undefined {
  const name = node?.['name'] ?? node?.['value'];
  return typeof name === 'string' ? name : undefined;
}

/** The text of a string literal; undefined for anything else. */
export function textOf(node: SyntaxNode | undefined): string | undefined {
  const value = node?.type === 'Literal' ? node['value'] : undefined;
  return typeof value === 'string' ? value : undefined;
}

/** The text of a string literal or the digits of a number literal; undefined for anything else. */
export function wordOf(node: SyntaxNode | undefined): string | undefined {
  const text = textOf(node);
  if (text !== undefined) return text;
  const isNegative = node?.type === 'UnaryExpression' && node['operator'] === '-';
  const number = isNegative ? nodeAt(node, 'argument') : node;
  const value = number?.type === 'Literal' ? number['value'] : undefined;
  return typeof value === 'number' ? `${isNegative ? -value : value}` : undefined;
}

/** An expression without type assertions and parentheses. */
export function bare(node: SyntaxNode | undefined): SyntaxNode | undefined {
  const wrapped = ['TSAsExpression', 'TSSatisfiesExpression', 'ParenthesizedExpression'];
  return node && wrapped.includes(node.type) ? bare(nodeAt(node, 'expression')) : node;
}
