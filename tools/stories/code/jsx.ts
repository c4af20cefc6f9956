import { bare } from '../../files/syntax.ts';
import { textOf } from './textOf.ts';
import type { Args, Piece } from './storyArgs.ts';

/** The attributes for args, without `children`. */
function attributesOf(args: Args): string {
  return [...args]
    .filter(([name, piece]) => name !== 'children' && !isUndefined(piece))
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
  return `${name}={${textOf(piece)}}`;
}

/** The children of an element: text, an element, or an expression. */
function childrenText(piece: Piece | undefined): string {
  if (!piece || isUndefined(piece)) return '';
  const node = bare(piece.node) ?? piece.node;
  const text = node.type === 'Literal' ? node['value'] : undefined;
  if (typeof text === 'string' && text.trim() === text && !/[{}<>&\n]/.test(text)) return text;
  if (node.type.startsWith('JSX')) return textOf({ ...piece, node });
  return `{${textOf(piece)}}`;
}

export function elementOf(component: string, args: Args): string {
  const children = childrenText(args.get('children'));
  const start = `<${component} ${attributesOf(args)}`;
  return children === '' ? `${start} />` : `${start}>${children}</${component}>`;
}
