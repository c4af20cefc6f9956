import { join } from 'node:path';
import { runTool } from './lib/runTool.ts';
import { commandArguments, root } from './lib/settings.ts';

/**
 * Sends the stories to Chromatic in the modes of `.storybook/modes.ts`; only those a change can have touched (TurboSnap).
 * Chromatic has no way to work without its service, so without a token this says so and is content.
 */
commandArguments([]);
if (!process.env['CHROMATIC_PROJECT_TOKEN']) {
  console.log(
    'Skipped: CHROMATIC_PROJECT_TOKEN is not set. npm run visual compares the stories on this machine.',
  );
  process.exit(0);
}
const built = join(root, 'node_modules/.cache/quayside/storybook');
const build = await runTool('storybook', ['build', '--output-dir', built, '--stats-json', '--quiet']);
if (build.code !== 0) process.exit(build.code);
const { code } = await runTool('chromatic', [
  '--storybook-build-dir',
  built,
  '--only-changed',
  '--exit-zero-on-changes',
]);
process.exit(code);
