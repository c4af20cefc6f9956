import { posix } from 'node:path';
import { storyOrFixture } from './storyStrings.ts';
import {
  childrenOf,
  nameOf,
  nodeAt,
  nodesAt,
  nodesOf,
  parseTree,
  type SyntaxNode,
  textOf,
  wordOf,
} from '../files/syntax.ts';
import { defaultsIn, exportedNames, type TypesByName, typesIn, unionProperties } from './unions.ts';

/** Source text by path from the project's root. */
export type Sources = ReadonlyMap<string, string>;
type Trees = ReadonlyMap<string, SyntaxNode>;

/** A property whose values no story shows on purpose, and why. */
export interface Exception {
  component: string;
  property: string;
  reason: string;
}

const components = 'packages/ui/src/components/';
const unseen = new Set(['play', 'argTypes', 'parameters', 'tags']);

/**
 * One line for each component without a story, and for each literal of a union among its props that no story of it
 * shows. A literal is shown when a story or fixture gives it to a property of that name or writes it outside of
 * properties (in a list, a call, a state), or when it is the default.
 */
export function uncovered(sources: Sources, exceptions: readonly Exception[] = []): string[] {
  const trees = new Map([...sources].map(([path, source]) => [path, parseTree(path, source)]));
  const types: TypesByName = new Map(
    [...trees].filter(([path]) => isSource(path)).flatMap(([, tree]) => typesIn(tree)),
  );
  const drawn = new Set(
    [...trees].filter(([path]) => storyOrFixture.test(path)).flatMap(([, tree]) => usedNames(tree)),
  );
  const folders = new Set([...trees.keys()].map(folderOf).filter((name) => name !== undefined));
  return [...folders].toSorted().flatMap((name) => {
    const entry = trees.get(`${components}${name}/${name}.tsx`);
    if (!entry) return [`${components}${name} has no ${name}.tsx.`];
    const undrawn = exportedNames(entry)
      .filter((exported) => /^[A-Z]/u.test(exported) && !types.has(exported) && !drawn.has(exported))
      .map((component) => `No story shows ${component} (${name}).`);
    const isExcepted = (property: string) =>
      exceptions.some((each) => each.component === name && each.property === property);
    const isShown = shownIn(name, trees);
    const missing = exportedNames(entry)
      .flatMap((type) => unionProperties(type, types))
      .filter(({ property }) => !isExcepted(property))
      .flatMap(({ type, property, members }) =>
        [...members]
          .filter((member) => !isShown(property, member))
          .map((member) => `No story of ${name} shows ${property} "${member}" (${type}).`),
      );
    return undrawn.concat(Array.from(new Set(missing)));
  });
}

/** Whether a file is the library's own, not one that shows or tests it. */
export function isSource(path: string): boolean {
  return !/\.(?:stories|fixtures|test|docs)\.tsx?$/u.test(path);
}

function folderOf(path: string): string | undefined {
  return path.startsWith(components) ? /^([^/]+)\//u.exec(path.slice(components.length))?.[1] : undefined;
}

/** The names that a file uses, without those it only imports. */
function usedNames(tree: SyntaxNode): string[] {
  return nodesAt(tree, 'body')
    .filter(({ type }) => type !== 'ImportDeclaration')
    .flatMap((statement) => Array.from(nodesOf(statement)))
    .filter(({ type }) => type === 'Identifier' || type === 'JSXIdentifier')
    .flatMap((node) => nameOf(node) ?? []);
}

function shownIn(name: string, trees: Trees): (property: string, member: string) => boolean {
  const shown = new Set<string>();
  const own = [...trees].filter(([path]) => folderOf(path) === name);
  for (const [path, tree] of own) {
    if (isSource(path))
      for (const { property, member } of defaultsIn(tree)) shown.add(`${property} ${member}`);
  }
  for (const tree of storiesOf(own, trees)) collectLiterals(tree, '', shown);
  return (property, member) => shown.has(`${property} ${member}`) || shown.has(` ${member}`);
}

/** The stories and fixtures of a folder, and the fixtures from elsewhere that they import. */
function storiesOf(own: readonly [string, SyntaxNode][], trees: Trees): Iterable<SyntaxNode> {
  const found = new Map(own.filter(([path]) => storyOrFixture.test(path)));
  // A map that grows during the iteration also yields the added entries.
  for (const [path, tree] of found)
    for (const statement of nodesAt(tree, 'body')) {
      const source = textOf(nodeAt(statement, 'source')) ?? '';
      const target = posix.join(posix.dirname(path), source);
      const fixture = storyOrFixture.test(source) ? trees.get(target) : undefined;
      if (fixture) found.set(target, fixture);
    }
  return found.values();
}

/** The nodes that pass a value on to the property it is written for. */
const passesOn = /^(?:JSXExpressionContainer|ConditionalExpression|LogicalExpression|TS|Parenthesized)/u;

function collectLiterals(node: SyntaxNode, property: string, shown: Set<string>): void {
  if (/^(?:TS(?!As|Satisfies|NonNull)|Import)/u.test(node.type)) return;
  const word = wordOf(node);
  if (word !== undefined) {
    shown.add(`${property} ${word}`);
    return;
  }
  const isProperty = node.type === 'Property' || node.type === 'JSXAttribute';
  const name = isProperty ? nameOf(nodeAt(node, node.type === 'Property' ? 'key' : 'name')) : undefined;
  if (name !== undefined && unseen.has(name)) return;
  for (const { node: child, field } of childrenOf(node)) {
    // The test of `a === 'b' ? … : …` shows nothing.
    if (field === 'test' || (isProperty && field !== 'value')) continue;
    collectLiterals(child, name ?? (passesOn.test(node.type) ? property : ''), shown);
  }
}
