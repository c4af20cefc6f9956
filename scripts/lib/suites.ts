import { lastLines, newReport, readPlaywrightReport, readVitestReport, type SuiteResult } from './reports.ts';
import { type CommandResult, runTool } from './runTool.ts';

export type { SuiteResult };

/** One part of `npm test`. */
export interface Suite {
  name: string;
  /** Also part of `npm run check`: seconds, no browser, no build. */
  fast: boolean;
  /** Keeps no more than one core busy: two such suites run side by side. */
  light?: true;
  /** Runs it; `quiet` keeps what it prints until its end. */
  run: (options?: { quiet: boolean }) => Promise<SuiteRun>;
}

/** What a suite found, and all that it printed. */
export type SuiteRun = SuiteResult & { output: string };

/** All suites, in the order they begin: the light ones, of which `types` writes what `packages` reads, then those that take both cores. */
export const suites: readonly Suite[] = [
  { name: 'types', fast: true, light: true, run: (how) => single(runTool('tsc', ['-b'], how)) },
  { name: 'unit', fast: true, light: true, run: (how) => vitest('unit', how) },
  { name: 'browser', fast: false, light: true, run: (how) => vitest('browser', how) },
  { name: 'format', fast: true, light: true, run: (how) => single(runTool('oxfmt', ['--check'], how)) },
  {
    name: 'lint',
    fast: true,
    light: true,
    run: (how) => single(runTool('oxlint', ['--type-aware', '--deny-warnings'], how)),
  },
  { name: 'imports', fast: true, light: true, run: (how) => single(script('check-imports', how)) },
  { name: 'unused', fast: true, light: true, run: (how) => single(runTool('knip', ['--no-progress'], how)) },
  { name: 'coverage', fast: true, light: true, run: (how) => counted(script('check-stories', how)) },
  { name: 'behaviour', fast: true, light: true, run: (how) => counted(script('check-behaviour', how)) },
  { name: 'packages', fast: false, light: true, run: (how) => counted(script('packages', how)) },
  { name: 'stories', fast: false, run: () => vitest('stories') },
  {
    name: 'story modes',
    fast: false,
    run: () => playwright('e2e/stories/playwright.config.ts', { reporter: 'dot' }),
  },
  { name: 'consumers', fast: false, run: () => playwright('playwright.consumers.config.ts') },
  { name: 'visual', fast: false, run: () => counted(script('visual')) },
  {
    name: 'faults',
    fast: false,
    run: () => playwright('e2e/faults/playwright.config.ts', { reporter: 'dot' }),
  },
  { name: 'end to end', fast: false, run: () => playwright('playwright.config.ts') },
];

function script(name: string, options: { quiet?: boolean } = {}): Promise<CommandResult> {
  return runTool('node', [`scripts/${name}.ts`], options);
}

async function single(command: Promise<CommandResult>): Promise<SuiteRun> {
  const { code, output } = await command;
  return settle({ code, output }, { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, failures: [] });
}

/** For a script of ours that says how many of its checks held, in its last line. */
async function counted(command: Promise<CommandResult>): Promise<SuiteRun> {
  const result = await command;
  const { code, output } = result;
  // What can't run on this machine says so, and counts as nothing.
  if (code === 0 && output.startsWith('skipped:')) return { passed: 0, failed: 0, failures: [], output };
  const [, passed, failed] = /(\d+) passed, (\d+) failed\s*$/.exec(output) ?? [];
  return settle(result, { passed: Number(passed ?? 0), failed: Number(failed ?? 0), failures: [] });
}

async function vitest(project: string, options: { quiet?: boolean } = {}): Promise<SuiteRun> {
  const report = newReport(`vitest-${project}.json`);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const result = await runTool('vitest', ['run', '--project', project, ...reporters], options);
  return settle(result, readVitestReport(report));
}

/** Runs the tests of a Playwright configuration, all or those of one project; what is flaky has failed. */
export async function playwright(
  config: string,
  options: { reporter?: string; project?: string; env?: NodeJS.ProcessEnv } = {},
): Promise<SuiteRun> {
  const { reporter = 'list', project, env } = options;
  const report = newReport(`${config.replaceAll('/', '-')}.json`);
  const part = project === undefined ? [] : ['--project', project];
  const result = await runTool(
    'playwright',
    ['test', '--config', config, ...part, `--reporter=${reporter},json`],
    { env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: report } },
  );
  return settle(result, readPlaywrightReport(report));
}

/** A line of each check that failed, to be found at the end of all that was printed. */
export function printFailures(suite: string, { failures }: SuiteResult): void {
  if (failures.length > 0) console.log(failures.map((failure) => `✗ ${suite}: ${failure}`).join('\n'));
}

/** A runner that fails without a failing test (a crash, nothing found) counts as one failure, told by its last words. */
function settle({ code, output }: CommandResult, result: SuiteResult): SuiteRun {
  if (code === 0 && result.passed > 0 && result.failed === 0) return { ...result, output };
  const failures = result.failures.length > 0 ? result.failures : lastLines(output);
  return { passed: result.passed, failed: Math.max(result.failed, 1), failures, output };
}
