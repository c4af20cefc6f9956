import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'oxc-parser';

interface SyntaxNode {
  readonly type: string;
  readonly start: number;
  readonly [field: string]: unknown;
}

/** Stands for an expression in a template. */
const EXPRESSION = '\0';

/** Returns the patterns of the paths that a file defines. */
export function patternsIn(file: string, source: string): string[] {
  return [...nodesOf(file, source)].flatMap(({ node }) => {
    const callee = node['callee'];
    if (node.type !== 'CallExpression' || !isNode(callee) || callee['name'] !== 'definePath') return [];
    const [pattern] = nodesIn(node['arguments']);
    return typeof pattern?.['value'] === 'string' ? [pattern['value']] : [];
  });
}

/**
 * Returns the line and the text of each address of the portal that a file builds by hand: a text or a template that fits a pattern. A text
 * that the compiler compares with a path (`satisfies AddressOf<…>`, or the pattern of `addressTo`) is none, if it is whole: a template, or the
 * beginning of an address, would be encoded and joined by hand.
 */
export function handMadeAddresses(file: string, source: string, patterns: readonly string[]): string[] {
  const fits = patterns.filter((pattern) => pattern !== '/').map(matcherOf);
  return [...nodesOf(file, source)].flatMap(({ node, parent }) => {
    const text = textOf(node);
    if (text === undefined || isCompared(text, parent)) return [];
    // A template may begin with an origin.
    const [path = ''] = (text.startsWith(EXPRESSION) ? text.slice(1) : text).split(/[?#]/, 1);
    if (!fits.some((fit) => fit.test(path))) return [];
    const line = source.slice(0, node.start).split('\n').length;
    return [`${file}:${line} ${text.replaceAll(EXPRESSION, '…')}`];
  });
}

function isCompared(text: string, parent: SyntaxNode | undefined): boolean {
  if (text.includes(EXPRESSION) || text.endsWith('/')) return false;
  if (parent?.type === 'TSSatisfiesExpression') return true;
  const callee = parent?.['callee'];
  return parent?.type === 'CallExpression' && isNode(callee) && callee['name'] === 'addressTo';
}

/** The same for the sources of the portal, with the paths of the contract. Tests, stories and their data state addresses as texts. */
export function handMadeInPortal(root: string): string[] {
  const read = (file: string): string => readFileSync(join(root, file), 'utf8');
  const patterns = globSync('packages/contract/src/paths/*.ts', { cwd: root }).flatMap((file) =>
    patternsIn(file, read(file)),
  );
  return globSync('{apps/portal,packages/page-kit,areas/*}/src/**/*.{ts,tsx}', { cwd: root })
    .filter((file) => !/\.(?:test|stories|fixtures)\.|\/(?:page-)?testing\//.test(file))
    .flatMap((file) => handMadeAddresses(file, read(file), patterns));
}

/** A regular expression for the path of an address: a parameter is any text, also none and an expression. */
function matcherOf(pattern: string): RegExp {
  return new RegExp(`^${pattern.replaceAll(/:\w+/g, '[^/]*')}$`, 'i');
}

function textOf(node: SyntaxNode): string | undefined {
  if (node.type === 'Literal' && typeof node['value'] === 'string') return node['value'];
  if (node.type !== 'TemplateLiteral') return undefined;
  return nodesIn(node['quasis'])
    .map((quasi) => {
      const { value } = quasi;
      return typeof value === 'object' && value !== null && 'cooked' in value ? String(value.cooked) : '';
    })
    .join(EXPRESSION);
}

function* nodesOf(
  file: string,
  source: string,
): Generator<{ node: SyntaxNode; parent: SyntaxNode | undefined }> {
  const { program, errors } = parseSync(file, source);
  if (errors.length > 0) throw new Error(`${file} could not be parsed: ${errors[0]?.message ?? ''}`);
  const waiting: { node: SyntaxNode; parent: SyntaxNode | undefined }[] = nodesIn(program).map((node) => ({
    node,
    parent: undefined,
  }));
  for (const each of waiting) {
    yield each;
    const children = Object.values(each.node).flatMap(nodesIn);
    waiting.push(...children.map((node) => ({ node, parent: each.node })));
  }
}

function nodesIn(value: unknown): SyntaxNode[] {
  return (Array.isArray(value) ? value : [value]).filter(isNode);
}

function isNode(value: unknown): value is SyntaxNode {
  return typeof value === 'object' && value !== null && 'type' in value && 'start' in value;
}
