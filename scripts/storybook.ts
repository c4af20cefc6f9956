import { join, resolve } from 'node:path';
import { buildStorybook, storybookPolicy } from '../tools/harness/builtStorybook.ts';
import { requireFreePort } from './lib/ports.ts';
import { runTool } from '../tools/harness/runTool.ts';
import { commandArguments, fail, portSetting, root } from '../tools/harness/settings.ts';

/** Serves Storybook. `--build [folder]` writes it as static files instead. */
const given = commandArguments(['--build'], 'with --build, the folder to write to');
const name = given.find((argument) => argument !== '--build');
if (!given.includes('--build')) {
  if (name !== undefined) fail(`To write Storybook to a folder: npm run storybook -- --build ${name}.`);
  const port = portSetting('STORYBOOK_PORT', 6006);
  await requireFreePort(port, 'STORYBOOK_PORT');
  const dev = ['dev', '--port', String(port), '--no-open', '--disable-telemetry'];
  const { code } = await runTool('storybook', dev);
  process.exit(code);
}
const folder = name === undefined ? join(root, 'storybook-static') : resolve(name);
const { code } = await buildStorybook(folder);
if (code !== 0) process.exit(code);
console.log(`Wrote Storybook to ${folder}. Serve it below any path with this header:`);
console.log(`Content-Security-Policy: ${storybookPolicy}`);
