import { join } from 'node:path';
import { buildStorybook } from '../tools/harness/builtStorybook.ts';
import { requireTool } from './lib/installTool.ts';
import { runTool } from '../tools/harness/runTool.ts';
import { commandArguments, root } from '../tools/harness/settings.ts';

/** Sends the stories that a change can have touched to Chromatic, in the modes of `.storybook/modes.ts`. Needs CHROMATIC_PROJECT_TOKEN. */
commandArguments([]);
if (!process.env['CHROMATIC_PROJECT_TOKEN']) {
  console.log(
    'skipped: CHROMATIC_PROJECT_TOKEN is not set. npm run visual compares the stories on this machine.',
  );
  process.exit(0);
}
const tool = 'tools/on-demand/chromatic';
await requireTool(tool);
const built = join(root, 'node_modules/.cache/quayside/storybook');
const build = await buildStorybook(built, ['--stats-json']);
if (build.code !== 0) process.exit(build.code);
const { code } = await runTool(join(root, tool, 'node_modules/.bin/chromatic'), [
  '--storybook-build-dir',
  built,
  '--only-changed',
  '--exit-zero-on-changes',
]);
process.exit(code);
