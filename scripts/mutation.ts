import { globSync } from 'node:fs';
import { join } from 'node:path';
import { deliberateFaults } from '../tools/deliberate-faults/deliberateFaults.ts';
import { runFaults } from './lib/deliberate-faults/runFaults.ts';
import { requireTool } from './lib/installTool.ts';
import { exitOnSignal } from '../tools/harness/lifetime.ts';
import { runTool } from '../tools/harness/runTool.ts';
import { commandArguments, fail, root } from '../tools/harness/settings.ts';

/**
 * `npm run mutation [-- http | auth | notifications | http/retryDelay.ts]`: changes the code of portal-core in small ways and runs its unit tests
 * against each change. Fails when the tests notice less than 85 % of the changes of a folder or file. Prints the survivors and
 * writes a report to `.cache/mutation/report.html`.
 *
 * `-- list` makes each fault of `tools/deliberate-faults`, one after another, and fails if the tests miss one; `-- list quoting`
 * only those with this word in their file or sentence.
 */
const source = 'packages/portal-core/src';
const folders = ['http', 'auth', 'notifications'];
const tool = 'tools/on-demand/mutation';
// Index files only re-export, and types are no code.
const notMutated = ['**/*.test.ts', '**/*.fixtures.ts', '**/index.ts', '**/ports.ts'];

exitOnSignal();
const given = commandArguments(['list', ...folders], 'a file such as http/retryDelay.ts');
await (given[0] === 'list' ? makeFaults(given.slice(1).join(' ')) : mutate(given));

async function makeFaults(word: string): Promise<void> {
  const wanted = deliberateFaults.filter(({ file, breaks }) =>
    `${file} ${breaks}`.toLowerCase().includes(word.toLowerCase()),
  );
  if (wanted.length === 0) fail(`No fault has "${word}" in its file or sentence.`);
  const { noticed } = await runFaults(wanted);
  const missed = wanted.length - noticed;
  console.log(`${noticed} passed, ${missed} failed`);
  process.exitCode = missed > 0 ? 1 : 0;
}

async function mutate(named: readonly string[]): Promise<void> {
  const targets = (named.length > 0 ? named : folders).map((target) => ({ target, files: filesOf(target) }));
  const unknown = targets.find(({ files }) => files.length === 0);
  if (unknown)
    fail(
      `There is no option ${unknown.target}. This command knows: list, ${folders.join(', ')}, and their files.`,
    );
  await requireTool(tool);
  for (const { target, files } of targets) {
    const cache = `.cache/mutation/${target.replaceAll('/', '-')}.json`;
    const options = ['--incrementalFile', cache, '--mutate', files.join(',')];
    const stryker = join(root, tool, 'node_modules/.bin/stryker');
    const { code } = await runTool(stryker, ['run', `${tool}/stryker.config.js`, ...options]);
    if (code !== 0) process.exitCode = 1;
  }
}

/** The files of a folder, or the one file, relative to the root. */
function filesOf(target: string): string[] {
  const pattern = target.endsWith('.ts') ? target : `${target}/**/*.ts`;
  const isKnown = folders.some((folder) => target === folder || target.startsWith(`${folder}/`));
  return isKnown ? globSync(`${source}/${pattern}`, { cwd: root, exclude: notMutated }) : [];
}
