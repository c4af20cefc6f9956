import { globSync } from 'node:fs';
import { join } from 'node:path';
import { requireTool } from './lib/installTool.ts';
import { runTool } from './lib/runTool.ts';
import { commandArguments, fail, root } from './lib/settings.ts';

/**
 * `npm run mutation [-- http | auth | notifications | http/retryDelay.ts]`: changes the code of portal-core in small ways and runs its unit tests
 * against each change. Fails when the tests notice less than 85 % of the changes of a folder or file. Prints the survivors and
 * writes a report to `.cache/mutation/report.html`.
 */
const source = 'packages/portal-core/src';
const folders = ['http', 'auth', 'notifications'];
const tool = 'tools/on-demand/mutation';
// Index files only re-export, and types are no code.
const notMutated = ['**/*.test.ts', '**/*.fixtures.ts', '**/index.ts', '**/ports.ts'];

const named = commandArguments(folders, 'a file such as http/retryDelay.ts');
await requireTool(tool);
for (const target of named.length > 0 ? named : folders) {
  const pattern = target.endsWith('.ts') ? target : `${target}/**/*.ts`;
  const files = globSync(`${source}/${pattern}`, { cwd: root, exclude: notMutated });
  if (files.length === 0)
    fail(`There is no ${target} in ${source}. Name one of ${folders.join(', ')}, or a file.`);
  const cache = `.cache/mutation/${target.replaceAll('/', '-')}.json`;
  const options = ['--incrementalFile', cache, '--mutate', files.join(',')];
  const { code } = await runTool(join(root, tool, 'node_modules/.bin/stryker'), [
    'run',
    `${tool}/stryker.config.js`,
    ...options,
  ]);
  if (code !== 0) process.exitCode = 1;
}
