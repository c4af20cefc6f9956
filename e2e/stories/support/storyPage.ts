import { test as base } from '@playwright/test';
import { storedWindows } from '../../../scripts/lib/pictures/pictureWindows.ts';
import {
  comparePictures,
  pictureFolders,
  type PictureFolders,
  whyNoPictures,
} from '../../../scripts/lib/pictures/storedPictures.ts';
import { openStoryPage, type StoryPage } from '../../../scripts/lib/pictures/storyPage.ts';
import { startStage } from '../../../scripts/lib/stage.ts';
import type { StoryEntry } from '../../../tools/stories/storyIndex.ts';

type Story = Pick<StoryEntry, 'id' | 'tags' | 'isOverview'>;

/** Playwright's test with one page for all stories of a worker. */
export const test = base.extend<object, { storyPage: StoryPage }>({
  storyPage: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright wants the names of the fixtures used, here none
    async ({}, use) => {
      const { origin, stop } = await startStage();
      const storyPage = await openStoryPage(origin);
      await use(storyPage);
      await storyPage.close();
      stop();
    },
    { scope: 'worker' },
  ],
});

export const { expect } = base;

/** Shows a story once, checks everything about it and returns a line for each thing that is wrong. */
export async function problemsOf(
  storyPage: StoryPage,
  story: Story,
  folders: PictureFolders = pictureFolders,
): Promise<string[]> {
  const isCompared = whyNoPictures() === null;
  const { problems, pictures } = await storyPage.show(story, {
    windows: storedWindows(story),
    pictures: isCompared,
    accessibility: true,
  });
  if (pictures === null || !isCompared) return problems;
  return [...problems, ...(await comparePictures(folders, story.id, pictures))];
}
