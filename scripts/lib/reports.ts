import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { root } from '../../tools/harness/settings.ts';

/** The numbers of passed and failed tests of a suite, and one line for each failure. */
export interface SuiteResult {
  passed: number;
  failed: number;
  failures: readonly string[];
}

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  testResults: {
    name: string;
    status: string;
    message?: string;
    assertionResults: { status: string; fullName: string; failureMessages?: string[] }[];
  }[];
}

interface PlaywrightSuite {
  title: string;
  suites?: PlaywrightSuite[];
  specs?: {
    title: string;
    tests: { projectName: string; status: string; results: { error?: { message?: string } }[] }[];
  }[];
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number };
  suites: PlaywrightSuite[];
  errors?: { message?: string }[];
}

/** Returns a path for a JSON report, and removes the report of an earlier run. */
export function newReport(name: string): string {
  const folder = join(root, 'node_modules/.cache/quayside/reports');
  mkdirSync(folder, { recursive: true });
  const path = join(folder, name);
  rmSync(path, { force: true });
  return path;
}

/** Reads Vitest's JSON report. Without a report nothing has passed. */
export function readVitestReport(path: string): SuiteResult {
  const report = read(path) as VitestReport | undefined;
  if (!report) return { passed: 0, failed: 0, failures: [] };
  const failures = report.testResults.flatMap((file) => {
    const broken = file.assertionResults.filter(({ status }) => status === 'failed');
    if (broken.length === 0) return file.status === 'failed' ? [failureLine([file.name], file.message)] : [];
    return broken.map(({ fullName, failureMessages }) =>
      failureLine([file.name, fullName], failureMessages?.[0]),
    );
  });
  return { passed: report.numPassedTests, failed: report.numFailedTests, failures };
}

/** Reads Playwright's JSON report. A flaky test counts as failed. */
export function readPlaywrightReport(path: string): SuiteResult {
  const report = read(path) as PlaywrightReport | undefined;
  if (!report) return { passed: 0, failed: 0, failures: [] };
  const { expected, unexpected, flaky } = report.stats;
  const outside = (report.errors ?? []).map(({ message }) => failureLine(['outside of a test'], message));
  return {
    passed: expected,
    failed: unexpected + flaky,
    failures: [...report.suites.flatMap((suite) => playwrightFailures(suite, [])), ...outside],
  };
}

/** Returns the last lines of an output. */
export function lastLines(output: string): string[] {
  return stripVTControlCharacters(output).trimEnd().split('\n').slice(-12);
}

function playwrightFailures(suite: PlaywrightSuite, above: readonly string[]): string[] {
  const place = [...above, suite.title];
  const own = (suite.specs ?? []).flatMap(({ title, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ projectName, results }) =>
        failureLine(
          [projectName, ...place, title].filter((word) => word !== ''),
          results.find(({ error }) => error !== undefined)?.error?.message,
        ),
      ),
  );
  return [...own, ...(suite.suites ?? []).flatMap((inner) => playwrightFailures(inner, place))];
}

/** Returns the place of a failure, and the beginning and the end of its reason: a page's dialog comes last in its ARIA tree. */
function failureLine(place: readonly string[], reason = 'no reason given'): string {
  const words = stripVTControlCharacters(reason).replaceAll(/\s+/g, ' ');
  const shown = words.length > 1200 ? `${words.slice(0, 500)} … ${words.slice(-700)}` : words;
  return `${place.join(' › ').replace(`${root}/`, '')}: ${shown}`;
}

function read(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return undefined;
  }
}
