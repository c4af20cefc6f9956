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
const targets = (named.length > 0 ? named : folders).map((target) => ({ target, files: filesOf(target) }));
const unknown = targets.find(({ files }) => files.length === 0);
if (unknown)
  fail(`There is no option ${unknown.target}. This command knows: ${folders.join(', ')}, and their files.`);
await requireTool(tool);
for (const { target, files } of targets) {
  const cache = `.cache/mutation/${target.replaceAll('/', '-')}.json`;
  const options = ['--incrementalFile', cache, '--mutate', files.join(',')];
  const stryker = join(root, tool, 'node_modules/.bin/stryker');
  const { code } = await runTool(stryker, ['run', `${tool}/stryker.config.js`, ...options]);
  if (code !== 0) process.exitCode = 1;
}

/** The files of a folder, or the one file, relative to the root. */
function filesOf(target: string): string[] {
  const pattern = target.endsWith('.ts') ? target : `${target}/**/*.ts`;
  const isKnown = folders.some((folder) => target === folder || target.startsWith(`${folder}/`));
  return isKnown ? globSync(`${source}/${pattern}`, { cwd: root, exclude: notMutated }) : [];
}
