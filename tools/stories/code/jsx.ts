import { bare, nameOf, nodeAt, nodesAt, type SyntaxNode } from '../../files/syntax.ts';
import { textWith, type Edit } from './rewrite.ts';
import type { Args, Piece } from './storyArgs.ts';

/** The attributes for args, without `children`. */
function attributesOf(args: Args, skipped: ReadonlySet<string>): string {
  return [...args]
    .filter(([name, piece]) => name !== 'children' && !skipped.has(name) && !isUndefined(piece))
    .map(([name, piece]) => attribute(name, piece))
    .join(' ');
}

function isUndefined({ node }: Piece): boolean {
  return node.type === 'Identifier' && node['name'] === 'undefined';
}

function attribute(name: string, piece: Piece): string {
  if (name.startsWith('...')) return `{${name}}`;
  const node = bare(piece.node) ?? piece.node;
  if (node.type === 'Literal' && node['value'] === true) return name;
  const text = node.type === 'Literal' ? node['value'] : undefined;
  if (typeof text === 'string' && !/["\\\n{}<>&]/.test(text)) return `${name}="${text}"`;
  return `${name}={${textWith(piece)}}`;
}

/** The children of an element: text, an element, or an expression. */
function childrenText(piece: Piece | undefined): string {
  if (!piece || isUndefined(piece)) return '';
  const node = bare(piece.node) ?? piece.node;
  const text = node.type === 'Literal' ? node['value'] : undefined;
  if (typeof text === 'string' && text.trim() === text && !/[{}<>&\n]/.test(text)) return text;
  if (node.type.startsWith('JSX')) return textWith({ ...piece, node });
  return `{${textWith(piece)}}`;
}

export function elementOf(component: string, args: Args): string {
  const children = childrenText(args.get('children'));
  const start = `<${component} ${attributesOf(args, new Set())}`;
  return children === '' ? `${start} />` : `${start}>${children}</${component}>`;
}

/** Writes out `{...args}` in an element, and adds the names of the args that take effect to `used`. */
export function spreadArgs(element: SyntaxNode, spread: SyntaxNode, args: Args, used: Set<string>): Edit[] {
  const opening = nodeAt(element, 'openingElement');
  const attributes = nodesAt(opening, 'attributes');
  const index = attributes.indexOf(spread);
  const replaced = new Set(attributes.slice(index + 1).map(nameOfAttribute));
  const isClosed = opening?.['selfClosing'] === true;
  if (!isClosed) replaced.add('children');
  for (const name of args.keys()) if (!replaced.has(name)) used.add(name);
  const edits: Edit[] = [
    { start: spread.start, end: spread.end, text: attributesOf(args, replaced) },
    ...attributes
      .slice(0, index)
      .filter((each) => args.has(nameOfAttribute(each)))
      .map(({ start, end }) => ({ start, end, text: '' })),
  ];
  const children = replaced.has('children') ? '' : childrenText(args.get('children'));
  if (children === '') return edits;
  const name = nameOf(nodeAt(opening, 'name')) ?? '';
  return [...edits, { start: element.end - 2, end: element.end, text: `>${children}</${name}>` }];
}

function nameOfAttribute(node: SyntaxNode): string {
  return nameOf(nodeAt(node, 'name')) ?? '';
}
