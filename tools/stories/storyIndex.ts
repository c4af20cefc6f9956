import { globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type * as CsfTools from 'storybook/internal/csf-tools';
import { createStoryCache } from './storyCache.ts';

/** One story: its id in Storybook, and the file and export that define it. */
export interface StoryEntry {
  id: string;
  title: string;
  file: string;
  exportName: string;
  /** Its own tags and those of its file. Storybook adds `play-fn` to a story with a play. */
  tags: readonly string[];
  /** Whether it is the first of its file, which shows the component where one story is enough. */
  isOverview: boolean;
}

const storyFiles = ['packages/{ui,page-kit}/src/**/*.stories.tsx', 'areas/*/src/**/*.stories.tsx'];

const require = createRequire(import.meta.url);
const cache = createStoryCache<readonly StoryEntry[]>(
  join(import.meta.dirname, '../../node_modules/.cache/quayside/stories'),
  [readFileSync(import.meta.filename, 'utf8'), require.resolve('storybook/internal/csf-tools')],
);

/** Every story of the project, file by file. `root` is the project's folder. */
export function readStoryIndex(root: string): StoryEntry[] {
  const files = globSync(storyFiles, { cwd: root }).map((file) => file.replaceAll('\\', '/'));
  return files.toSorted().flatMap((file) => storiesIn(file, readFileSync(join(root, file), 'utf8')));
}

/** The stories of one file. Throws when it has no title, which Storybook would derive from the path. */
export function storiesIn(file: string, source: string): readonly StoryEntry[] {
  return cache.get([file, source], () => parseStories(file, source));
}

function parseStories(file: string, source: string): StoryEntry[] {
  // The parser takes longer to load than all stories to read.
  const { loadCsf } = require('storybook/internal/csf-tools') as typeof CsfTools;
  const makeTitle = (title: string | undefined) => title ?? missingTitle(file);
  const { indexInputs } = loadCsf(source, { fileName: file, makeTitle }).parse();
  return indexInputs.map(({ exportName, title = '', tags = [], __id: id = '' }, index) => {
    return { id, title, file, exportName, tags, isOverview: index === 0 };
  });
}

function missingTitle(file: string): never {
  throw new Error(`${file} has no preview.meta({ title }). Add one.`);
}

/**
 * Whether a story of the design system only tests: it has a play and is on no docs page. Before its play it shows what another
 * story shows.
 */
export function isOnlyTest({ file, tags }: Pick<StoryEntry, 'file' | 'tags'>): boolean {
  return file.startsWith('packages/ui/') && tags.includes('!autodocs') && tags.includes('play-fn');
}

/** Whether a story is one of the portal's and not the first of its file: its page in another state, made of what the design system shows. */
export function isFurtherState({ file, isOverview }: Pick<StoryEntry, 'file' | 'isOverview'>): boolean {
  return !isOverview && !file.startsWith('packages/ui/');
}
