import { test as base } from '@playwright/test';
import { storedWindows } from '../../../tools/harness/pictures/pictureWindows.ts';
import {
  comparePictures,
  type PicturedStory,
  pictureFolders,
  type PictureFolders,
  whyNoPictures,
} from '../../../tools/harness/pictures/storedPictures.ts';
import {
  openStoryPages,
  type PassOptions,
  type StoryPages,
} from '../../../tools/harness/pictures/storyPage.ts';
import { startStage } from '../../../tools/harness/stage.ts';
import { isOnlyTest } from '../../../tools/stories/storyIndex.ts';

/** Pages of a worker's browser. Each of them waits for frames most of the time. */
const PAGES = 3;

/** Playwright's test with one browser for all stories of a worker. */
export const test = base.extend<object, { stage: StoryPages }>({
  stage: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright wants the names of the fixtures used, here none
    async ({}, use) => {
      const { origin, stop } = await startStage();
      const pages = await openStoryPages(origin, PAGES);
      await use(pages);
      await pages.close();
      stop();
    },
    { scope: 'worker' },
  ],
});

export const { expect } = base;

/** Shows a story once, checks it and returns a line for each thing that is wrong. By default everything is checked. */
export async function problemsOf(
  stage: StoryPages,
  story: PicturedStory,
  checks: Pick<PassOptions, 'accessibility' | 'pictures'> = { accessibility: true, pictures: true },
  folders: PictureFolders = pictureFolders,
): Promise<string[]> {
  const isCompared = checks.pictures && whyNoPictures() === null;
  const { problems, pictures } = await stage.show(story, {
    windows: storedWindows(story),
    pictures: isCompared && !isOnlyTest(story),
    accessibility: checks.accessibility,
  });
  if (pictures === null || !isCompared) return problems;
  return [...problems, ...(await comparePictures(folders, story, pictures))];
}
