import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { storyNameFromExport, toId } from 'storybook/internal/csf';
import { root } from '../settings.ts';
import { bare, nameOf, nodeAt, nodesAt, parseTree, propertyOf, type SyntaxNode, textOf } from './syntax.ts';

/** One story: what Storybook calls it, and the file and the export it is written as. */
export interface StoryEntry {
  id: string;
  title: string;
  file: string;
  exportName: string;
}

/** The stories of the project, as `.storybook/main.ts` names their files. */
export const storyFiles: readonly string[] = [
  'packages/ui/src/**/*.stories.tsx',
  'apps/portal/src/**/*.stories.tsx',
];

/** Every story, by title and in the order of its file. */
export function readStoryIndex(): StoryEntry[] {
  return globSync([...storyFiles], { cwd: root })
    .map((file) => file.replaceAll('\\', '/'))
    .toSorted()
    .flatMap((file) => storiesIn(file, readFileSync(join(root, file), 'utf8')));
}

/** The stories of one file. Throws when it has no title, which Storybook would make up from the path. */
export function storiesIn(file: string, source: string): StoryEntry[] {
  const tree = parseTree(file, source);
  const title = textOf(propertyOf(metaOf(tree), 'title'));
  if (title === undefined) throw new Error(`${file} has no preview.meta({ title }).`);
  return exportedCalls(tree).map(({ name }) => ({
    id: toId(title, storyNameFromExport(name)),
    title,
    file,
    exportName: name,
  }));
}

/** The argument of `preview.meta(…)`. */
export function metaOf(tree: SyntaxNode): SyntaxNode | undefined {
  const declarations = nodesAt(tree, 'body').flatMap((statement) => nodesAt(statement, 'declarations'));
  const call = declarations.map((entry) => nodeAt(entry, 'init')).find((init) => methodOf(init) === 'meta');
  return nodesAt(call, 'arguments')[0];
}

/** The exported stories of a file, each with the argument of its `.story(…)` or `.extend(…)`. */
export function exportedCalls(tree: SyntaxNode): { name: string; input: SyntaxNode | undefined }[] {
  return nodesAt(tree, 'body')
    .filter(({ type }) => type === 'ExportNamedDeclaration')
    .flatMap((statement) => nodesAt(nodeAt(statement, 'declaration'), 'declarations'))
    .flatMap((entry) => {
      const init = bare(nodeAt(entry, 'init'));
      const name = nameOf(nodeAt(entry, 'id'));
      if (name === undefined || !['story', 'extend'].includes(methodOf(init) ?? '')) return [];
      return [{ name, input: nodesAt(init, 'arguments')[0] }];
    });
}

function methodOf(node: SyntaxNode | undefined): string | undefined {
  if (node?.type !== 'CallExpression') return undefined;
  return nameOf(nodeAt(nodeAt(node, 'callee'), 'property'));
}
