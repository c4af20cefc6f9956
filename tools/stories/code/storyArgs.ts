import { bare, nameOf, nodeAt, nodesAt, type SyntaxNode } from '../../files/syntax.ts';
import { isCopied, resolveImport } from './publicEntry.ts';
import { readModule, type SourceModule, valueOf } from './sourceModule.ts';

/** A piece of code and the file that it is from. */
export interface Piece {
  node: SyntaxNode;
  module: SourceModule;
}

export type Args = Map<string, Piece>;

/** A story as it is written: its own properties before those of its file. */
export interface WrittenStory {
  args: Args;
  render: Piece | undefined;
  /** The name of the component that the file is about. */
  component: string | undefined;
  /** The type of the props, where the file names it. */
  propsType: SyntaxNode | undefined;
  /** The file shows no component of the package: a page about tokens, a flow. */
  hasNoComponent: boolean;
}

/** Finds the value of a name, even if it is imported from fixtures. */
function lookUp(module: SourceModule, name: string): Piece | undefined {
  const own = valueOf(module, name);
  if (own) return { node: own, module };
  const imported = module.imports.get(name);
  if (!imported) return undefined;
  const path = resolveImport(module.path, imported.source);
  return isCopied(path) ? lookUp(readModule(path), imported.name) : undefined;
}

/** The properties of an object, spreads included. Throws when they cannot be read from the source. */
function propertiesOf({ node, module }: Piece): Args {
  const value = bare(node);
  if (value?.type === 'Identifier') {
    const found = lookUp(module, nameOf(value) ?? '');
    if (found) return propertiesOf(found);
  }
  const story = storyOfArgs(value);
  if (story) return readStory(module, story).args;
  const input = value?.type === 'MemberExpression' ? writtenStory(value, module) : undefined;
  if (input) return propertiesOf(input);
  if (value?.type !== 'ObjectExpression')
    throw new Error(`the object \`${module.source.slice(node.start, node.end)}\` is not written out`);
  return new Map(
    nodesAt(value, 'properties').flatMap((property): [string, Piece][] => {
      if (property.type === 'SpreadElement') {
        const inner = nodeAt(property, 'argument');
        return inner ? spreadOf({ node: inner, module }) : [];
      }
      const inner = nodeAt(property, 'value');
      return inner ? [[nameOf(nodeAt(property, 'key')) ?? '', { node: inner, module }]] : [];
    }),
  );
}

/** Returns the properties of a spread; the spread itself, as `...name`, where users import its value. */
function spreadOf({ node, module }: Piece): [string, Piece][] {
  const name = node.type === 'Identifier' ? nameOf(node) : undefined;
  if (name !== undefined && !lookUp(module, name) && module.imports.has(name))
    return [[`...${name}`, { node, module }]];
  return [...propertiesOf({ node, module })];
}

/** The name of the story in `Story.input.args` or `Story.composed.args`. */
function storyOfArgs(node: SyntaxNode | undefined): string | undefined {
  if (node?.type !== 'MemberExpression' || nameOf(nodeAt(node, 'property')) !== 'args') return undefined;
  return nameOf(nodeAt(nodeAt(node, 'object'), 'object'));
}

/** Returns the value of `Story.input`. */
function writtenStory(node: SyntaxNode, module: SourceModule): Piece | undefined {
  if (nameOf(nodeAt(node, 'property')) !== 'input') return undefined;
  const [written] = nodesAt(valueOf(module, nameOf(nodeAt(node, 'object')) ?? ''), 'arguments');
  return written && { node: written, module };
}

/** Reads a story of a stories file. */
export function readStory(module: SourceModule, exportName: string): WrittenStory {
  const call = valueOf(module, exportName);
  const callee = nodeAt(call, 'callee');
  const owner = nameOf(nodeAt(callee, 'object')) ?? '';
  const written = nodesAt(call, 'arguments')[0];
  const own: Args = written ? propertiesOf({ node: written, module }) : new Map();
  const base =
    nameOf(nodeAt(callee, 'property')) === 'extend' ? readStory(module, owner) : readMeta(module, owner);
  const args = own.get('args');
  return {
    ...base,
    args: new Map([...base.args, ...(args ? propertiesOf(args) : [])]),
    render: own.get('render') ?? base.render,
  };
}

function readMeta(module: SourceModule, name: string): WrittenStory {
  const call = valueOf(module, name);
  const [written] = nodesAt(call, 'arguments');
  if (!written) throw new Error(`${name} is not written out`);
  const own = propertiesOf({ node: written, module });
  const args = own.get('args');
  const tags = nodesAt(own.get('tags')?.node, 'elements').map(nameOf);
  return {
    args: args ? propertiesOf(args) : new Map(),
    render: own.get('render'),
    component: nameOf(own.get('component')?.node),
    propsType: nodesAt(nodeAt(call, 'typeArguments'), 'params')[0],
    hasNoComponent: !own.has('component') || tags.includes('!manifest'),
  };
}
