import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { runTool } from '../../tools/harness/runTool.ts';
import { fail, root } from '../../tools/harness/settings.ts';

/** Returns the checks that a new area must pass at once. Tests of the other areas cannot see it. */
function checksOf(area: string): readonly (readonly [tool: string, ...args: string[]])[] {
  const own = `areas/${area}/`;
  return [
    ['tsc', '-b'],
    ['oxlint', '--type-aware', '--deny-warnings', 'apps', 'areas'],
    ['oxfmt', '--check'],
    ['node', 'scripts/check-imports.ts'],
    ['node', 'scripts/check-stories.ts'],
    [
      'vitest',
      'run',
      '--project',
      'unit',
      `apps/sandbox/src/areas/${area}/`,
      'apps/sandbox/src/contract',
      'apps/sandbox/src/rights',
      'apps/portal/src',
      'tools/promises',
    ],
    ['vitest', 'run', '--project', 'browser', own],
    ['vitest', 'run', '--project', 'browser', 'apps/portal/src/areas.test.tsx', '-t', `of the area ${area}`],
    ['vitest', 'run', '--project', 'stories', own],
  ];
}

/** Writes an area into a copy of the project, installed as on a fresh machine, and checks it there. Ends the command when a check fails. */
export async function tryNewArea(name: string): Promise<void> {
  const copy = mkdtempSync(join(tmpdir(), 'quayside-new-area-'));
  process.once('exit', () => rmSync(copy, { recursive: true, force: true }));
  await copyProject(copy);
  const run = async (tool: string, args: readonly string[]): Promise<void> => {
    const startedAt = performance.now();
    const bin = join(copy, 'node_modules/.bin');
    // Without a registry npm would retry for a minute.
    const env = {
      CHECKED_AREAS: name,
      npm_config_fetch_retries: '0',
      PATH: `${bin}:${process.env['PATH'] ?? ''}`,
    };
    const { code, output } = await runTool('env', [tool, ...args], { cwd: copy, quiet: true, env });
    const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
    if (code !== 0) fail(`✗ ${tool} ${args.join(' ')} in a copy with a new area:\n${output}`);
    console.log(`✓ ${tool} ${args.join(' ')} (${seconds} s)`);
  };
  await run('npm', ['run', 'new:area', '--', name]);
  for (const [tool, ...args] of checksOf(name)) await run(tool, args);
}

async function copyProject(into: string): Promise<void> {
  const { output } = await runTool('git', ['ls-files', '-z', '-co', '--exclude-standard', '--deduplicate'], {
    quiet: true,
  });
  for (const file of output.split('\0').filter((path) => path !== '')) {
    mkdirSync(dirname(join(into, file)), { recursive: true });
    cpSync(join(root, file), join(into, file), { force: true });
  }
}
