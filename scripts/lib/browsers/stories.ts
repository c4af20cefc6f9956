import type { Shown, StorySettings } from '../../../.storybook/stage/Stage.ts';
import type { DrivenBrowser, PageSize } from '../../../tools/on-demand/browsers/drivers.ts';
import type { StoryEntry } from '../../../tools/stories/storyIndex.ts';
import { shownProblems } from '../../../tools/harness/shownProblems.ts';

/** One story of each composite widget, whose play covers its keyboard or its focus. */
const compositeStories: ReadonlySet<string> = new Set([
  'shell-topnav-interactions--opens-and-closes',
  'shell-topnav-measures--search-box-widens',
  'dialogs-dialog--focus-stays-inside-and-returns',
  'dialogs-drawer--by-keyboard',
  'dialogs-commandpalette--by-keyboard',
  'dialogs-contactrolepopup--by-keyboard-alone',
  'dialogs-marketingpopup--by-keyboard-alone',
  'feedback-toasts--f-6-leads-there-and-back',
  'controls-combobox--by-keyboard',
  'controls-multiselect--open',
  'controls-menubutton--by-keyboard',
  'controls-popover--by-keyboard',
  'controls-datefield--calendar-open',
  'controls-textarea--grows',
  'data-table--selection',
  'data-table--overflowing',
  'data-sortablelist--by-buttons',
  'navigation-tabs--by-keyboard',
]);

/** The window of stories that do not name their own, in px: as in the other tests. */
const window = { width: 1600, height: 1200 };
/** The number of stories that one call shows: enough to save time, few enough for the time limit of a script. */
const BATCH = 10;
/** Waits for the stage and its font: a font that failed to load once fails in each story. */
const isReady = `async () => {
  while (!('stage' in window)) await new Promise((resolve) => setTimeout(resolve, 50));
  await document.fonts.load('1em "Geist Variable"');
}`;
const readSettings = `async (ids) => Promise.all(ids.map((id) => window.stage.settings(id)))`;
const showAll = `async (requests) => {
  const shown = [];
  for (const request of requests) shown.push(await window.stage.show(request));
  return shown;
}`;

/** Which stories are played: all, or one of each composite widget. The others are only shown. */
export type Plays = 'all' | 'composites';

/** Returns the problems of the stories, by id. A story that the browser's window is too wide for is left out. */
export async function storyProblems(
  browser: DrivenBrowser,
  origin: string,
  stories: readonly StoryEntry[],
  plays: Plays,
): Promise<Map<string, string[]>> {
  const problems = new Map<string, string[]>();
  await openStage(browser, origin);
  for (const [size, ids] of await byWindow(browser, stories)) {
    await browser.resize(size);
    for (let first = 0; first < ids.length; first += BATCH) {
      const requests = ids
        .slice(first, first + BATCH)
        .map((id) => ({ id, play: plays === 'all' || compositeStories.has(id) }));
      await showBatch(browser, requests, problems);
    }
  }
  return problems;
}

/** Opens the stage. Tries again when its font does not load in time, as on a busy machine. */
async function openStage(browser: DrivenBrowser, origin: string, tries = 5): Promise<void> {
  await browser.open(origin);
  try {
    await browser.call(isReady, null);
  } catch (error) {
    if (tries === 1) throw error;
    await openStage(browser, origin, tries - 1);
  }
}

/** Whether the play of a story ran. */
export function isPlayed(id: string, plays: Plays): boolean {
  return plays === 'all' || compositeStories.has(id);
}

async function showBatch(
  browser: DrivenBrowser,
  requests: readonly { id: string; play: boolean }[],
  problems: Map<string, string[]>,
): Promise<void> {
  try {
    const shown = (await browser.call(showAll, requests)) as Shown[];
    for (const [index, { id }] of requests.entries()) {
      const result = shown[index];
      problems.set(id, result ? shownProblems(result) : ['failed: it was not shown']);
    }
  } catch (error) {
    for (const { id } of requests) problems.set(id, [`failed, or another of its batch: ${String(error)}`]);
  }
}

/** The stories by the window that they are shown in, so that it changes seldom. */
async function byWindow(
  browser: DrivenBrowser,
  stories: readonly StoryEntry[],
): Promise<[PageSize, string[]][]> {
  const ids = stories.map(({ id }) => id);
  const settings = (await browser.call(readSettings, ids)) as StorySettings[];
  const groups = new Map<string, [PageSize, string[]]>();
  for (const [index, id] of ids.entries()) {
    const size = settings[index]?.viewport ?? window;
    if (size.width < browser.minWidth) continue;
    const key = `${size.width}×${size.height}`;
    const group = groups.get(key) ?? [size, []];
    group[1].push(id);
    groups.set(key, group);
  }
  return [...groups.values()];
}
