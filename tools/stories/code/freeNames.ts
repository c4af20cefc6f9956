import { childrenOf, nameOf, nodeAt, nodesOf, type SyntaxNode } from '../../files/syntax.ts';

/** A field that holds a name of something else: of a member, a key, an attribute. */
function isOnlyAName(parent: SyntaxNode, field: string): boolean {
  if (parent['computed'] === true) return false;
  if (field === 'property') return parent.type.endsWith('MemberExpression');
  if (field === 'key') return true;
  return field === 'name' && parent.type === 'JSXAttribute';
}

function namesIn(node: SyntaxNode): string[] {
  const own = node.type === 'Identifier' || node.type === 'JSXIdentifier' ? nameOf(node) : undefined;
  return [
    ...(own === undefined ? [] : [own]),
    ...childrenOf(node)
      .filter(({ field }) => !isOnlyAName(node, field))
      .flatMap(({ node: child }) => namesIn(child)),
  ];
}

/** The names that a pattern binds: `{ a, b: [c] }` binds a and c. */
export function namesOfPattern(pattern: SyntaxNode): string[] {
  const name = pattern.type === 'Identifier' ? nameOf(pattern) : undefined;
  if (name !== undefined) return [name];
  return childrenOf(pattern)
    .filter(({ field }) => !['key', 'typeAnnotation', 'right'].includes(field))
    .flatMap(({ node }) => namesOfPattern(node));
}

function boundIn(node: SyntaxNode): string[] {
  return [...nodesOf(node)].flatMap((each) => {
    const id = each.type === 'VariableDeclarator' ? nodeAt(each, 'id') : undefined;
    const params = /Function/.test(each.type) && !each.type.startsWith('TS') ? each['params'] : undefined;
    const patterns = [...(id ? [id] : []), ...(Array.isArray(params) ? (params as SyntaxNode[]) : [])];
    return patterns.flatMap(namesOfPattern);
  });
}

/** The names that a piece of code uses and does not bind itself. */
export function freeNames(node: SyntaxNode): Set<string> {
  const bound = new Set(boundIn(node));
  return new Set(namesIn(node).filter((name) => !bound.has(name)));
}
