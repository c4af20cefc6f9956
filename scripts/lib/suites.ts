import { spawnSync } from 'node:child_process';
import type { AffectedTests } from './changedTests.ts';
import { lastLines, newReport, readPlaywrightReport, readVitestReport, type SuiteResult } from './reports.ts';
import { type CommandResult, runTool } from '../../tools/harness/runTool.ts';
import { root } from '../../tools/harness/settings.ts';

export type { SuiteResult };

/** One part of `npm test`. */
export interface Suite {
  name: string;
  /** Also part of `npm run check`: seconds, no browser, no build. */
  fast: boolean;
  /** Leaves room for another one: two such suites run side by side. */
  light?: true;
  /** Runs the suite. `quiet` holds back its output. */
  run: (options: { quiet: boolean; tests: ChosenTests }) => Promise<SuiteRun>;
}

/** The tests that are run. */
export interface ChosenTests {
  /** Only tests with this tag. Default: all. */
  only?: string;
  /** No tests with one of these tags. */
  left: readonly string[];
  /** Only tests whose title contains this, or those of this file. */
  title?: string;
  /** How often each test is run. */
  times: number;
  /** Only tests that a change can affect. */
  affected?: AffectedTests;
}

export type SuiteRun = SuiteResult & { output: string };

const nothingToRun: SuiteRun = {
  passed: 0,
  failed: 0,
  failures: [],
  output: 'None of its tests is asked for.',
};

/** For compilers in Go, of which two run side by side: threads that wait for each other and an eager collector cost half of their time. */
const oneThread = { GOMAXPROCS: '1', GOGC: '800' };

/**
 * All suites in their order. The light ones come first: `browser`, whose pages wait half of the time, takes as long as the others
 * together, which begin with those that fail soonest. `types` writes the input of `packages`. Those that use both cores follow.
 */
export const suites: readonly Suite[] = [
  { name: 'browser', fast: false, light: true, run: (how) => vitest('browser', how) },
  { name: 'format', fast: true, light: true, run: (how) => single(runTool('oxfmt', ['--check'], how)) },
  {
    name: 'types',
    fast: true,
    light: true,
    run: (how) => single(runTool('tsc', ['-b', '--singleThreaded'], { ...how, env: oneThread })),
  },
  {
    name: 'lint',
    fast: true,
    light: true,
    run: (how) =>
      single(
        runTool('oxlint', ['--type-aware', '--deny-warnings', '--threads=1'], { ...how, env: oneThread }),
      ),
  },
  { name: 'unused', fast: true, light: true, run: (how) => single(runTool('knip', ['--no-progress'], how)) },
  { name: 'behaviour', fast: true, light: true, run: (how) => single(script('check-behaviour', how)) },
  { name: 'coverage', fast: true, light: true, run: (how) => single(script('check-stories', how)) },
  { name: 'imports', fast: true, light: true, run: (how) => single(script('check-imports', how)) },
  { name: 'unit', fast: true, light: true, run: (how) => vitest('unit', how) },
  {
    name: 'examples',
    fast: true,
    light: true,
    run: (how) => single(script('check-examples', { ...how, env: oneThread })),
  },
  {
    name: 'packages',
    fast: false,
    light: true,
    run: (how) => counted(script('packages', { ...how, env: oneThread })),
  },
  // One run of all projects: its workers stay busy to the end.
  {
    name: 'playwright',
    fast: false,
    run: ({ tests }) =>
      tests.affected ? affectedInPlaywright(tests, tests.affected) : chosenInPlaywright(tests),
  },
];

/** The suites whose tests have titles. */
export const suitesWithTitles: readonly string[] = ['unit', 'browser', 'playwright'];

async function chosenInPlaywright(
  { only, left, title, times }: ChosenTests,
  projects: readonly string[] = ['consumers', 'faults', 'stories*', 'storybook pages', 'end to end'],
  files: readonly string[] = [],
): Promise<SuiteRun> {
  // Playwright takes the path of a test's file as the beginning of its title.
  const wanted = title === undefined ? only : escaped(title);
  const result = await playwright(projects, {
    args: [
      ...files,
      ...(wanted === undefined ? [] : [`--grep=${wanted}`]),
      ...(times > 1 ? [`--repeat-each=${times}`, '--max-failures=1'] : []),
      ...(left.length > 0 ? [`--grep-invert=${left.join('|')}`] : []),
    ],
  });
  return title !== undefined && result.output.includes('No tests found') ? nothingToRun : result;
}

async function affectedInPlaywright(
  { left, times }: ChosenTests,
  { stories, specs }: AffectedTests,
): Promise<SuiteRun> {
  const runs = [
    ...(stories.length > 0
      ? [await chosenInPlaywright({ only: stories.map(escaped).join('|'), left, times }, ['stories*'])]
      : []),
    ...(specs.length > 0 ? [await chosenInPlaywright({ left, times }, ['faults', 'end to end'], specs)] : []),
  ];
  return runs.reduce(sum, { ...nothingToRun, output: '' });
}

function script(name: string, options: { quiet: boolean; env?: NodeJS.ProcessEnv }): Promise<CommandResult> {
  return runTool('node', [`scripts/${name}.ts`], options);
}

async function single(command: Promise<CommandResult>): Promise<SuiteRun> {
  const { code, output } = await command;
  return settle({ code, output }, { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, failures: [] });
}

/** Reads the result from the last line of a script: `N passed, N failed`. */
async function counted(command: Promise<CommandResult>): Promise<SuiteRun> {
  const result = await command;
  const [, passed, failed] = /(\d+) passed, (\d+) failed\s*$/.exec(result.output) ?? [];
  return settle(result, { passed: Number(passed ?? 0), failed: Number(failed ?? 0), failures: [] });
}

async function vitest(
  project: 'unit' | 'browser',
  { quiet, tests: { title, times, affected, left } }: Parameters<Suite['run']>[0],
): Promise<SuiteRun> {
  const report = newReport(`vitest-${project}.json`);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  if (affected?.[project].length === 0) return nothingToRun;
  const chosen = affected?.[project] ?? (title === undefined ? [] : filesOrTitle(title));
  const args = ['run', '--project', project, ...reporters, ...chosen];
  // A title, a file and `--all` leave nothing out.
  const env = { CHECKED_AREAS: left.length === 0 ? 'all' : (affected?.areas.join(',') ?? '') };
  let all = { ...nothingToRun, output: '' };
  for (let time = 0; time < times && all.failed === 0; time += 1) {
    const result = await runTool('vitest', args, { quiet, env });
    const counts = readVitestReport(report);
    if (title !== undefined && result.code === 0 && counts.passed === 0) return nothingToRun;
    all = sum(all, settle(result, counts));
  }
  return all;
}

/** Runs one file of page tests, such as in the browser that `CHROMIUM_PATH` names. */
export function pageTests(file: string): Promise<SuiteRun> {
  return vitest('browser', { quiet: false, tests: { left: [], times: 1, title: file } });
}

/** Chooses a test file, or a title in the files that contain it word for word: only these are loaded. A title that is put together is in none. */
function filesOrTitle(words: string): string[] {
  if (/\.tsx?$/.test(words)) return [words, '--passWithNoTests'];
  const args = ['grep', '-lF', '--untracked', '-e', words, '--', '*.test.ts', '*.test.tsx'];
  const files = spawnSync('git', args, { cwd: root, encoding: 'utf8' }).stdout.split('\n').filter(Boolean);
  return [...files, '--passWithNoTests', '-t', escaped(words)];
}

function sum(one: SuiteRun, other: SuiteRun): SuiteRun {
  return {
    passed: one.passed + other.passed,
    failed: one.failed + other.failed,
    failures: [...one.failures, ...other.failures],
    output: one.output + other.output,
  };
}

function escaped(text: string): string {
  return text.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`);
}

/** Runs projects of `playwright.config.ts`, whose names may end in `*`. A flaky test counts as failed. `report` is the path of the JSON report. */
export async function playwright(
  projects: readonly string[],
  options: { args?: readonly string[]; env?: NodeJS.ProcessEnv } = {},
): Promise<SuiteRun & { report: string }> {
  const report = newReport(`playwright-${projects.join('-').replaceAll(/\W+/g, '-')}.json`);
  const args = ['test', '--reporter=dot,json', ...projects.map((project) => `--project=${project}`)];
  const result = await runTool('playwright', [...args, ...(options.args ?? [])], {
    env: { ...options.env, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
  });
  return { ...settle(result, readPlaywrightReport(report)), report };
}

/** Prints one line for each failed test. */
export function printFailures(suite: string, { failures }: SuiteResult): void {
  if (failures.length > 0) console.log(failures.map((failure) => `✗ ${suite}: ${failure}`).join('\n'));
}

/** A runner that fails without a failing test (a crash, no tests) counts as one failure, described by its last lines. */
function settle({ code, output }: CommandResult, result: SuiteResult): SuiteRun {
  if (code === 0 && result.passed > 0 && result.failed === 0) return { ...result, output };
  const failures = result.failures.length > 0 ? result.failures : lastLines(output);
  return { passed: result.passed, failed: Math.max(result.failed, 1), failures, output };
}
