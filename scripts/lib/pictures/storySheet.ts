import { join } from 'node:path';
import { writeFileSync } from 'node:fs';
import { runConcurrently } from '../../../tools/harness/runConcurrently.ts';
import { buildStage, stagedStories, startStage } from '../../../tools/harness/stage.ts';
import { contactSheet, type SheetSection } from './contactSheet.ts';
import { openStoryPages } from '../../../tools/harness/pictures/storyPage.ts';
import { writePicture } from '../../../tools/harness/pictures/pictureStore.ts';

/** Pages of Chromium. */
const PAGES = 4;

const windows = [360, 1366, 1367, 1920].map((width) => ({ width, themes: ['light', 'dark'] as const }));

/** Writes a contact sheet of the stories whose title contains `wanted`, light and dark. Returns its path. */
export async function writeStorySheet(folder: string, wanted = ''): Promise<string> {
  await buildStage();
  const stories = stagedStories().filter(({ title }) => title.includes(wanted));
  const { origin, stop } = await startStage();
  const sections = new Map<string, SheetSection>();
  const pages = await openStoryPages(origin, PAGES);
  await runConcurrently(stories, PAGES, async (next) => {
    for (let story = next(); story; story = next()) {
      const { problems, pictures: taken } = await pages.show(story, {
        windows,
        pictures: true,
        accessibility: false,
      });
      if (taken === null) throw new Error(`${story.id}: ${problems.join('; ')}`);
      const pictures = taken.map(({ theme, width, image }) => {
        const source = `${story.id}-${width}-${theme}.png`;
        writePicture(join(folder, source), image);
        return { source, caption: `${width} px, ${theme}` };
      });
      sections.set(story.id, { title: `${story.title}: ${story.exportName}`, pictures });
    }
  });
  await pages.close();
  stop();
  const sheet = join(folder, 'index.html');
  const sorted = stories.map(({ id }) => sections.get(id)).filter((section) => section !== undefined);
  writeFileSync(sheet, contactSheet('Stories', sorted));
  return sheet;
}
