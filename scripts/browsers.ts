import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { journeys } from '../e2e/browsers/journeys.ts';
import {
  browserPackages,
  debianBrowsers,
  hasBrowsers,
  newestChromium,
} from './lib/browsers/debianBrowsers.ts';
import { runJourneys } from './lib/browsers/journeys.ts';
import { isPlayed, type Plays, storyProblems } from './lib/browsers/stories.ts';
import { buildPortal } from '../tools/harness/builds.ts';
import { canInstallPackages, installPackages } from './lib/debianPackages.ts';
import { requireTool } from './lib/installTool.ts';
import { exitOnSignal } from '../tools/harness/lifetime.ts';
import { commandArguments } from '../tools/harness/settings.ts';
import { buildStage, stagedStories, startStage } from '../tools/harness/stage.ts';
import { pageTests, printFailures } from './lib/suites.ts';

/**
 * `npm run test:browsers`: every story's play and the journeys of the portal in Firefox and WebKitGTK, under the production policy,
 * and what the policy says of markup in the newest Chromium, which reports more than the one from npm.
 * `-- firefox` or `-- webkit` takes one browser, any other word the stories and journeys whose title contains it. `-- --ci` opens
 * one story of each file and plays one of each composite widget. Installs Debian's packages when this user may; without them it prints
 * `skipped: …`.
 */

interface Counts {
  passed: number;
  failed: number;
}

/** Tests one browser. Stories that are only opened count as one test. */
async function testIn(name: string, origin: string, plays: Plays): Promise<Counts> {
  const counts: Counts = { passed: 0, failed: 0 };
  const count = (what: string, problems: readonly string[]): void => {
    counts[problems.length > 0 ? 'failed' : 'passed'] += 1;
    for (const problem of problems)
      console.log(`✗ ${name}, ${what}: ${problem.replaceAll(/\s+/g, ' ').slice(0, 600)}`);
  };
  if (wantedStories.length > 0) {
    const problems = await problemsOfStories(name, origin, plays);
    const opened: string[] = [];
    for (const [id, found] of problems) {
      if (isPlayed(id, plays)) count(id, found);
      else opened.push(...found.map((problem) => `${id}: ${problem}`));
    }
    if (plays !== 'all') count('one story of each file opens', opened);
  }
  if (wantedJourneys.length > 0)
    await runJourneys(name, wantedJourneys, (journey, problem) =>
      count(journey, problem === undefined ? [] : [problem]),
    );
  return counts;
}

async function problemsOfStories(
  name: string,
  origin: string,
  plays: Plays,
): Promise<ReadonlyMap<string, readonly string[]>> {
  const downloads = mkdtempSync(join(tmpdir(), 'quayside-downloads-'));
  const browser = await debianBrowsers[name]?.({ downloads, colorScheme: 'light' });
  if (!browser) throw new Error(`There is no browser ${name}.`);
  console.log(`${name}: ${browser.name}`);
  const problems = await storyProblems(browser, origin, wantedStories, plays);
  await browser.close();
  rmSync(downloads, { recursive: true, force: true });
  return problems;
}

async function policyInNewestChromium(): Promise<Counts> {
  process.env['CHROMIUM_PATH'] = newestChromium;
  const run = await pageTests('packages/ui/src/sanitize/policy.test.tsx');
  printFailures('newest Chromium', run);
  return run;
}

exitOnSignal();
const given = commandArguments(['--ci'], 'firefox, webkit, or a part of a title');
const plays = given.includes('--ci') ? 'composites' : 'all';
const names = Object.keys(debianBrowsers);
const title = given.find((word) => !names.includes(word) && word !== '--ci') ?? '';
const chosen = names.filter((name) => given.includes(name) || !given.some((word) => names.includes(word)));
if (!hasBrowsers() && canInstallPackages()) installPackages(browserPackages);
if (!hasBrowsers()) {
  console.log(
    `skipped: Firefox and WebKitGTK are not installed, and could not be (Debian: ${browserPackages.join(' ')}).`,
  );
  process.exit(0);
}
await requireTool('tools/on-demand/browsers');
await buildStage();
const wantedStories = stagedStories()
  .filter((story) => story.title.includes(title))
  .filter((story) => plays === 'all' || story.isOverview || isPlayed(story.id, plays));
const wantedJourneys = journeys.filter((journey) => journey.title.includes(title));
if (wantedJourneys.length > 0) await buildPortal();
const { origin, stop } = await startStage();
const all = await Promise.all(chosen.map((name) => testIn(name, origin, plays)));
stop();
if (chosen.length === names.length && title === '') all.push(await policyInNewestChromium());
const passed = all.reduce((sum, counts) => sum + counts.passed, 0);
const failed = all.reduce((sum, counts) => sum + counts.failed, 0);
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed > 0 ? 1 : 0);
