import { nameOf, nodeAt, nodesAt, nodesOf, type SyntaxNode } from '../../files/syntax.ts';
import type { Piece } from './storyArgs.ts';
import type { SourceModule } from './sourceModule.ts';

/** A replacement of a part of a file's text. */
interface Edit {
  start: number;
  end: number;
  text: string;
}

/** Returns the text of a piece of code, with each mock function replaced by the function that it mocks. */
export function textOf({ node, module }: Piece): string {
  return mocksIn(node, module)
    .toSorted((one, other) => other.start - one.start)
    .reduce(
      (text, { start, end, text: replacement }) =>
        `${text.slice(0, start - node.start)}${replacement}${text.slice(end - node.start)}`,
      module.source.slice(node.start, node.end),
    );
}

export function isMock(module: SourceModule, name: string): boolean {
  const imported = module.imports.get(name);
  return imported?.source === 'storybook/test' && imported.name === 'fn';
}

function mocksIn(node: SyntaxNode, module: SourceModule): Edit[] {
  const isTopLevel = node.type === 'VariableDeclaration';
  return [...nodesOf(node)]
    .filter((each) => each.type === 'CallExpression' && isMock(module, nameOf(nodeAt(each, 'callee')) ?? ''))
    .map((call) => ({ start: call.start, end: call.end, text: functionOf(call, module, isTopLevel) }));
}

/** `fn<(id: string) => void>()` is written as `(id: string) => {}`. */
function functionOf(call: SyntaxNode, module: SourceModule, isTopLevel: boolean): string {
  const [given] = nodesAt(call, 'arguments');
  if (given) return module.source.slice(given.start, given.end);
  const [type] = nodesAt(nodeAt(call, 'typeArguments'), 'params');
  const params = nodesAt(type, 'params').map(({ start, end }) => module.source.slice(start, end));
  if (type?.type === 'TSFunctionType') return `(${params.join(', ')}) => {}`;
  return isTopLevel ? '(...values: unknown[]) => console.log(...values)' : '() => {}';
}
