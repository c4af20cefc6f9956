import { bare, childrenOf, nameOf, nodeAt, nodesAt, nodesOf, type SyntaxNode } from '../../files/syntax.ts';
import { spreadArgs } from './jsx.ts';
import { type Edit, textWith } from './rewrite.ts';
import type { Args, Piece } from './storyArgs.ts';

/** The edits that write out the args of a render, and the names of the args that it uses. */
interface Inlined {
  edits: readonly Edit[];
  used: ReadonlySet<string>;
}

/** Replaces every use of the args by their values; undefined when one of the uses needs the object. */
export function inlineArgs(body: SyntaxNode, name: string, args: Args): Inlined | undefined {
  const edits: Edit[] = [];
  const used = new Set<string>();
  const visit = (node: SyntaxNode, field: string): boolean => {
    if (node.type === 'JSXElement') {
      const attributes = nodesAt(nodeAt(node, 'openingElement'), 'attributes');
      const spread = attributes.find((each) => isName(nodeAt(each, 'argument'), name));
      if (spread) edits.push(...spreadArgs(node, spread, args, used));
    }
    if (node.type === 'JSXSpreadAttribute' && isName(nodeAt(node, 'argument'), name)) return true;
    if (node.type === 'JSXAttribute' && nameOf(nodeAt(node, 'name')) === 'key' && mentions(node, name)) {
      edits.push({ start: node.start, end: node.end, text: '' });
      return true;
    }
    if (node.type === 'MemberExpression' && isName(nodeAt(node, 'object'), name)) {
      const property = nameOf(nodeAt(node, 'property')) ?? '';
      const text = simpleText(args.get(property));
      // A literal as an argument of a call would lose the type of its prop.
      if (text === undefined || field === 'callee' || field === 'arguments') return false;
      used.add(property);
      edits.push({ start: node.start, end: node.end, text });
      return true;
    }
    if (isName(node, name)) return false;
    return childrenOf(node).every((child) => visit(child.node, child.field));
  };
  return visit(body, 'body') ? { edits, used } : undefined;
}

function isName(node: SyntaxNode | undefined, name: string): boolean {
  return node?.type === 'Identifier' && nameOf(node) === name;
}

function mentions(node: SyntaxNode, name: string): boolean {
  return [...nodesOf(node)].some((each) => isName(each, name));
}

/** The text of a value that reads well in place of its name. */
function simpleText(piece: Piece | undefined): string | undefined {
  const node = bare(piece?.node);
  if (!piece) return undefined;
  return node && /^(?:Literal|Identifier|TemplateLiteral|JSX)/.test(node.type) ? textWith(piece) : undefined;
}
