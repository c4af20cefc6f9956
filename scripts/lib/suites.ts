import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { type CommandResult, runTool } from './runTool.ts';
import { root } from './settings.ts';

/** How many checks of a suite held and how many did not. */
export interface SuiteResult {
  passed: number;
  failed: number;
}

/** One part of `npm test`. */
export interface Suite {
  name: string;
  /** Also part of `npm run check`: seconds, no browser, no build. */
  fast: boolean;
  run: () => Promise<SuiteResult>;
}

const reports = join(root, 'node_modules/.cache/quayside/reports');

/** All suites, in the order they run: the quickest answer first. */
export const suites: readonly Suite[] = [
  { name: 'format', fast: true, run: () => single(runTool('oxfmt', ['--check'])) },
  { name: 'lint', fast: true, run: () => single(runTool('oxlint', ['--type-aware', '--deny-warnings'])) },
  { name: 'types', fast: true, run: () => single(runTool('tsc', ['-b'])) },
  { name: 'imports', fast: true, run: () => single(script('check-imports')) },
  { name: 'coverage', fast: true, run: () => counted(script('check-stories')) },
  { name: 'behaviour', fast: true, run: () => counted(script('check-behaviour')) },
  { name: 'unit', fast: true, run: () => vitest('unit') },
  { name: 'browser', fast: false, run: () => vitest('browser') },
  { name: 'stories', fast: false, run: () => vitest('stories') },
  { name: 'story modes', fast: false, run: () => playwright('e2e/stories/playwright.config.ts', 'dot') },
  { name: 'packages', fast: false, run: () => counted(script('packages')) },
  { name: 'consumers', fast: false, run: () => playwright('playwright.consumers.config.ts') },
  { name: 'visual', fast: false, run: () => counted(script('visual')) },
  { name: 'faults', fast: false, run: () => playwright('e2e/faults/playwright.config.ts', 'dot') },
  { name: 'end to end', fast: false, run: () => playwright('playwright.config.ts') },
];

function script(name: string): Promise<CommandResult> {
  return runTool('node', [`scripts/${name}.ts`]);
}

async function single(command: Promise<CommandResult>): Promise<SuiteResult> {
  const { code } = await command;
  return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

/** For a script of ours that says how many of its checks held, in its last line. */
async function counted(command: Promise<CommandResult>): Promise<SuiteResult> {
  const { code, output } = await command;
  // What can't run on this machine says so, and counts as nothing.
  if (code === 0 && output.startsWith('skipped:')) return { passed: 0, failed: 0 };
  const [, passed, failed] = /(\d+) passed, (\d+) failed\s*$/.exec(output) ?? [];
  return settle(code, Number(passed ?? 0), Number(failed ?? 0));
}

async function vitest(project: string): Promise<SuiteResult> {
  const report = newReport(`vitest-${project}.json`);
  const { code } = await runTool('vitest', [
    'run',
    '--project',
    project,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ]);
  const counts = readReport(report) as { numPassedTests: number; numFailedTests: number } | undefined;
  return settle(code, counts?.numPassedTests, counts?.numFailedTests);
}

async function playwright(config: string, reporter = 'list'): Promise<SuiteResult> {
  const report = newReport(`${config.replaceAll('/', '-')}.json`);
  const { code } = await runTool('playwright', ['test', '--config', config, `--reporter=${reporter},json`], {
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: report },
  });
  const counts = (
    readReport(report) as { stats: { expected: number; unexpected: number; flaky: number } } | undefined
  )?.stats;
  return settle(code, counts?.expected, counts && counts.unexpected + counts.flaky);
}

/** A runner that fails without a failing test (a crash, nothing found) counts as one failure. */
function settle(code: number, passed = 0, failed = 0): SuiteResult {
  return { passed, failed: code === 0 && passed > 0 ? failed : Math.max(failed, 1) };
}

function newReport(name: string): string {
  mkdirSync(reports, { recursive: true });
  const path = join(reports, name);
  rmSync(path, { force: true });
  return path;
}

function readReport(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return undefined;
  }
}
