import { refusalOf, writeArea } from '../tools/new-area/writeArea.ts';
import { tryNewArea } from './lib/tryNewArea.ts';
import { runPnpm, runTool } from '../tools/harness/runTool.ts';
import { commandArguments, fail, root } from '../tools/harness/settings.ts';

/**
 * `npm run new:area -- NAME`: writes an area with a list and a versioned edit, its calls and sandbox handlers, stories and tests, adds it to the lists and links it.
 * `-- --check` writes one into a copy of the project and checks it there.
 */

const [name, ...others] = commandArguments(['--check'], 'the name of the new area');
if (name === undefined || others.length > 0) fail('Give one name: npm run new:area -- site-surveys');
if (name === '--check') await tryNewArea('trial-orders');
else await createArea(name);

async function createArea(area: string): Promise<void> {
  const refusal = refusalOf({ root, name: area });
  if (refusal !== undefined) fail(refusal);
  const files = writeArea({ root, name: area });
  // The workspace links the new package. Nothing is downloaded.
  const installation = await runPnpm(['install', '--no-frozen-lockfile', '--offline'], { quiet: true });
  if (installation.code !== 0) fail(`The new package could not be linked:\n${installation.output}`);
  for (const [tool, args] of [
    ['node', ['scripts/generate.ts']],
    ['oxfmt', files],
  ] as const) {
    const { code, output } = await runTool(tool, args, { quiet: true });
    if (code !== 0) fail(`${tool} ${args[0] ?? ''} failed:\n${output}`);
  }
  console.log(files.map((file) => `Wrote ${file}.`).join('\n'));
  console.log(`\nThe page is at /${area}. docs/adding-a-page.md says how to go on.`);
}
