import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { root } from '../tools/harness/settings.ts';
import type { ComponentGuide } from '../tools/stories/ComponentGuide.ts';
import { type Exception, uncovered } from '../tools/stories/coverage.ts';
import { guideFaults, type GuidedComponent } from '../tools/stories/guides.ts';
import { brokenLinks } from '../tools/stories/pageLinks.ts';
import { publicMembers, publicNamesOf } from '../tools/stories/propComments.ts';
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
    return {
      name,
      storiesSource: sources.get(storiesFile) ?? '',
      hasLiveExamples: existsSync(join(root, `.storybook/docs/examples/${name}.tsx`)),
      guide: module?.guide,
    };
  }),
);
const entries = files.filter((file) =>
  /^packages\/ui\/src\/(?:(?:theme\/)?index\.ts|components\/(\w+)\/\1\.tsx)$/u.test(file),
);
const shipped = new Map(
  [...sources].filter(
    ([file]) => !/\.(?:stories|fixtures|test|styles|docs)\.tsx?$|\/src\/(?:testing|brand)\//u.test(file),
  ),
);
const members = publicMembers(shipped, publicNamesOf(entries.map((file) => [file, sources.get(file) ?? ''])));
const membersByFile = Map.groupBy(members, ({ file }) => file);
const twice = stories.filter(({ id }, index) => stories.findIndex((other) => other.id === id) !== index);
const faults = [
  ...uncovered(sources, exceptions),
  ...brokenLinks(pages, ids),
  ...guideFaults(guided, stories, [...pages.values()]),
  ...Array.from(membersByFile, ([file, inFile]) => ({
    file,
    names: inFile.filter(({ hasComment }) => !hasComment).map(({ type, member }) => `${type}.${member}`),
  }))
    .filter(({ names }) => names.length > 0)
    .map(({ file, names }) => `${file}: write a doc comment, which editors show, for ${names.join(', ')}.`),
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
  `${stories.length} stories of ${new Set(stories.map(({ title }) => title)).size} titles; ${specStates.length} states of the specification; ${members.length} props and other members of public types.`,
);
const checkCount = specStates.length + stories.length + membersByFile.size;
console.log(`${checkCount - faults.length} passed, ${faults.length} failed`);
process.exit(faults.length > 0 ? 1 : 0);
