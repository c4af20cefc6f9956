import type { Shown, StorySettings } from '../.storybook/stage/Stage.ts';
import type { StoryEntry } from '../tools/stories/storyIndex.ts';
import type { DrivenBrowser } from '../tools/on-demand/browsers/drivers.ts';
import { browserPackages, debianBrowsers, hasBrowsers } from './lib/browsers/debianBrowsers.ts';
import { canInstallPackages, installPackages } from './lib/debianPackages.ts';
import { requireTool } from './lib/installTool.ts';
import { exitOnSignal } from './lib/lifetime.ts';
import { commandArguments } from './lib/settings.ts';
import { shownProblems } from './lib/shownProblems.ts';
import { buildStage, stagedStories, startStage } from './lib/stage.ts';

/**
 * `npm run test:browsers`: plays the stories in Firefox and WebKitGTK on the production page of the stage, with its policy. `-- firefox`
 * or `-- webkit` takes one of them, any other word the stories whose title contains it. Installs Debian's packages when this user may;
 * without them it prints `skipped: …`. `-- --installed` never installs them.
 */

/** The window of stories that do not name their own, in px: as in the other tests. */
const window = { width: 1600, height: 1200 };
const readSettings = 'async (id) => window.stage.settings(id)';
const show = 'async (id) => window.stage.show({ id, play: true })';
/** Waits for the stage and its font: a font that failed to load once fails in each story. */
const isReady = `async () => {
  while (!('stage' in window)) await new Promise((resolve) => setTimeout(resolve, 50));
  await document.fonts.load('1em "Geist Variable"');
}`;

/** Opens the stage. Tries again when its font does not load, as on a busy machine. */
async function openStage(browser: DrivenBrowser, origin: string, tries = 3): Promise<void> {
  await browser.open(origin);
  try {
    await browser.call(isReady, null);
  } catch (error) {
    if (tries === 1) throw error;
    await openStage(browser, origin, tries - 1);
  }
}

/** What is wrong with a story; null when its window is too narrow for this browser. */
async function problemsIn(browser: DrivenBrowser, { id }: StoryEntry): Promise<string[] | null> {
  try {
    const { viewport } = (await browser.call(readSettings, id)) as StorySettings;
    if (viewport !== null && viewport.width < browser.minWidth) return null;
    await browser.resize(viewport ?? window);
    return shownProblems((await browser.call(show, id)) as Shown);
  } catch (error) {
    return [`failed: ${String(error)}`];
  }
}

/** Plays the stories one after another, and counts them. */
async function play(
  start: () => Promise<DrivenBrowser>,
  origin: string,
  stories: readonly StoryEntry[],
): Promise<{ passed: number; failed: number }> {
  const browser = await start();
  console.log(browser.name);
  await openStage(browser, origin);
  const counts = { passed: 0, failed: 0 };
  for (const story of stories) {
    const problems = await problemsIn(browser, story);
    if (problems === null) continue;
    counts[problems.length > 0 ? 'failed' : 'passed'] += 1;
    for (const problem of problems)
      console.log(`✗ ${browser.name}, ${story.id}: ${problem.split('\n')[0]?.slice(0, 300)}`);
  }
  await browser.close();
  return counts;
}

exitOnSignal();
const given = commandArguments(['--installed'], 'firefox, webkit, or a part of a title');
const mayInstall = !given.includes('--installed') && canInstallPackages();
const names = Object.keys(debianBrowsers);
const title = given.find((word) => !names.includes(word) && word !== '--installed') ?? '';
const chosen = Object.entries(debianBrowsers).filter(
  ([name]) => given.includes(name) || !given.some((word) => names.includes(word)),
);
if (!hasBrowsers() && mayInstall) installPackages(browserPackages);
if (!hasBrowsers()) {
  console.log(
    `skipped: Firefox and WebKitGTK are not installed, and were not allowed to be (Debian: ${browserPackages.join(' ')}).`,
  );
  process.exit(0);
}
await requireTool('tools/on-demand/browsers');
await buildStage();
const stories = stagedStories().filter((story) => story.title.includes(title));
const { origin, stop } = await startStage();
const counts = await Promise.all(chosen.map(([, start]) => play(start, origin, stories)));
stop();
const passed = counts.reduce((sum, count) => sum + count.passed, 0);
const failed = counts.reduce((sum, count) => sum + count.failed, 0);
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed > 0 ? 1 : 0);
