import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { root } from './lib/settings.ts';
import type { ComponentGuide } from '../.storybook/docs/ComponentGuide.ts';
import { type Exception, uncovered } from '../tools/stories/coverage.ts';
import { guideFaults, type GuidedComponent } from '../tools/stories/guides.ts';
import { brokenLinks } from '../tools/stories/pageLinks.ts';
import { specStates } from '../tools/stories/specStates.ts';
import { readStoryIndex } from '../tools/stories/storyIndex.ts';

/**
 * Checks that every component, every literal of its props' unions and every state of the specification has a story, and
 * that every link on Storybook's pages leads to a story or a docs page. Every component has a complete guide.
 */
const exceptions: readonly Exception[] = [
  {
    component: 'Toasts',
    property: 'type',
    reason: 'An event of the queue, which shows nothing: see toastTransition.test.ts.',
  },
];

const files = globSync('packages/ui/src/**/*.{ts,tsx}', { cwd: root }).map((file) =>
  file.replaceAll('\\', '/'),
);
const sources = new Map(files.map((file) => [file, readFileSync(join(root, file), 'utf8')]));
const stories = readStoryIndex(root);
const ids = new Set(stories.map(({ id }) => id));
const pages = new Map(
  globSync('.storybook/**/*.mdx', { cwd: root }).map((file) => [
    file,
    readFileSync(join(root, file), 'utf8'),
  ]),
);
const guided = await Promise.all(
  globSync('packages/ui/src/components/*/', { cwd: root }).map(async (folder): Promise<GuidedComponent> => {
    const name = basename(folder);
    const file = join(root, folder, `${name}.docs.ts`);
    const module = existsSync(file) ? ((await import(file)) as { guide: ComponentGuide }) : undefined;
    const storiesFile = `${folder.replaceAll('\\', '/').replace(/\/$/, '')}/${name}.stories.tsx`;
    return { name, storiesSource: sources.get(storiesFile) ?? '', guide: module?.guide };
  }),
);
const twice = stories.filter(({ id }, index) => stories.findIndex((other) => other.id === id) !== index);
const faults = [
  ...uncovered(sources, exceptions),
  ...brokenLinks(pages, ids),
  ...guideFaults(guided, stories),
  ...twice.map(({ id, file }) => `${file} has a story with the id of another one: ${id}.`),
  ...specStates
    .filter(({ story }) => !ids.has(story))
    .map(
      ({ section, statement, story }) =>
        `The specification, section ${section}: "${statement}" has no story ${story}.`,
    ),
];
for (const fault of faults) console.error(fault);
console.log(
  `${stories.length} stories of ${new Set(stories.map(({ title }) => title)).size} titles; ${specStates.length} states of the specification.`,
);
console.log(`${specStates.length - faults.length + stories.length} passed, ${faults.length} failed`);
process.exit(faults.length > 0 ? 1 : 0);
