import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './lib/settings.ts';
import { type Excused, uncovered } from './lib/stories/coverage.ts';
import { specStates } from './lib/stories/specStates.ts';
import { readStoryIndex } from './lib/stories/storyIndex.ts';

/** Every component, every word of its unions, every state of the specification: each has its story. */
const excused: readonly Excused[] = [
  {
    component: 'Toasts',
    property: 'type',
    reason: 'An event of the queue, which draws nothing: toastTransition.test.ts.',
  },
];

const files = globSync('packages/ui/src/**/*.{ts,tsx}', { cwd: root }).map((file) =>
  file.replaceAll('\\', '/'),
);
const sources = new Map(files.map((file) => [file, readFileSync(join(root, file), 'utf8')]));
const stories = readStoryIndex();
const ids = new Set(stories.map(({ id }) => id));
const twice = stories.filter(({ id }, index) => stories.findIndex((other) => other.id === id) !== index);
const faults = [
  ...uncovered(sources, excused),
  ...twice.map(({ id, file }) => `${file} has a story whose id is taken: ${id}.`),
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
