import { posix } from 'node:path';
import { storyOrFixture } from './authoredTexts.ts';
import { shownWords, type ShownWord } from './shownWords.ts';
import {
  nodesAt,
  nodesOf,
  nodeAt,
  nameOf,
  parseTree,
  propertyOf,
  type SyntaxNode,
  textOf,
} from './syntax.ts';
import { metaOf } from './storyIndex.ts';
import {
  defaultsIn,
  exportedNames,
  holdersOf,
  type TypesByName,
  typesIn,
  type UnionProperty,
  unionProperties,
} from './unions.ts';

/** Source text by path from the project's root. */
export type Sources = ReadonlyMap<string, string>;

/** A word of a union that no story shows on purpose, and why. */
export interface Excused {
  component: string;
  property: string;
  reason: string;
}

const components = 'packages/ui/src/components/';

/**
 * One sentence for each component without a story, and for each word of a union of its props that none of its stories
 * shows: not in args, not in what they draw, and not as the default.
 */
export function uncovered(sources: Sources, excused: readonly Excused[] = []): string[] {
  const trees = new Map([...sources].map(([path, source]) => [path, parseTree(path, source)]));
  const types: TypesByName = new Map(
    [...trees].filter(([path]) => isSource(path)).flatMap(([, tree]) => typesIn(tree)),
  );
  const folders = [...new Set([...trees.keys()].flatMap(folderOf))].toSorted();
  return folders.flatMap((name) => uncoveredOf(name, trees, types, excused));
}

function uncoveredOf(
  name: string,
  trees: ReadonlyMap<string, SyntaxNode>,
  types: TypesByName,
  excused: readonly Excused[],
): string[] {
  const own = [...trees].filter(([path]) => folderOf(path)[0] === name);
  const entry = trees.get(`${components}${name}/${name}.tsx`);
  if (!entry) return [`${components}${name} has no ${name}.tsx.`];
  const shown = storiesOf(own, trees);
  const everywhere = [...trees].filter(([path]) => storyOrFixture.test(path)).map(([, tree]) => tree);
  // What is exported beside the component may be shown with another.
  const undrawn = exportedNames(entry)
    .filter((exported) => /^[A-Z]/u.test(exported) && !types.has(exported))
    .filter((component) => !(component === name ? shown : everywhere).some((tree) => draws(tree, component)))
    .map((component) => `No story shows ${component} (${name}).`);
  const words = shown.flatMap(shownWords);
  const defaults = own.filter(([path]) => isSource(path)).flatMap(([, tree]) => defaultsIn(tree));
  const missing = exportedNames(entry)
    .flatMap((type) => unionProperties(type, types))
    .filter(({ property }) => !excused.some((each) => each.component === name && each.property === property))
    .flatMap((union) => {
      const isShown = wordIsShown(union, words, holdersOf(union.type, [...types.values(), ...shown]));
      return [...union.members]
        .filter(
          (member) => !defaults.some((each) => each.property === union.property && each.member === member),
        )
        .filter((member) => !isShown(member))
        .map((member) => `No story of ${name} shows ${union.property} "${member}" (${union.type}).`);
    });
  return [...undrawn, ...new Set(missing)];
}

/** A word counts where its property stands in an object of the union's type, or where no holder tells another one. */
function wordIsShown(
  union: UnionProperty,
  words: readonly ShownWord[],
  holders: ReadonlySet<string>,
): (member: string) => boolean {
  const fits = ({ property, holder, type }: ShownWord) =>
    type === null
      ? property === union.property &&
        (holder === null || holders.size === 0 || holders.has(holder) || holder === 'args')
      : union.aliases.has(type);
  return (member) => words.some((shown) => shown.word === member && fits(shown));
}

/** The stories and fixtures of a folder, and the fixtures from elsewhere that they import. */
function storiesOf(
  own: readonly (readonly [string, SyntaxNode])[],
  trees: ReadonlyMap<string, SyntaxNode>,
): SyntaxNode[] {
  const found = new Map(own.filter(([path]) => storyOrFixture.test(path)));
  for (const [path, tree] of found) {
    for (const statement of nodesAt(tree, 'body')) {
      const source = textOf(nodeAt(statement, 'source')) ?? '';
      const target = posix.join(posix.dirname(path), source);
      const fixture = storyOrFixture.test(source) ? trees.get(target) : undefined;
      if (fixture) found.set(target, fixture);
    }
  }
  return [...found.values()];
}

/** Whether a file draws a component: as its meta's, or as an element. */
function draws(tree: SyntaxNode, component: string): boolean {
  if (nameOf(propertyOf(metaOf(tree), 'component')) === component) return true;
  return [...nodesOf(tree)].some(
    (node) => node.type === 'JSXOpeningElement' && nameOf(nodeAt(node, 'name')) === component,
  );
}

function folderOf(path: string): string[] {
  return path.startsWith(components) && path.slice(components.length).includes('/')
    ? [path.slice(components.length).split('/')[0] ?? '']
    : [];
}

/** Whether a file is the library's own, not one that shows or tests it. */
export function isSource(path: string): boolean {
  return !/\.(?:stories|fixtures|test)\.tsx?$/u.test(path);
}
