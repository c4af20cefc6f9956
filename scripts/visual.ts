import { existsSync, rmSync } from 'node:fs';
import { storedWindows } from '../tools/harness/pictures/pictureWindows.ts';
import {
  comparePictures,
  pictureFolders,
  picturesOfNoStory,
  removePictures,
  storePictures,
  whyNoPictures,
} from '../tools/harness/pictures/storedPictures.ts';
import { openStoryPages } from '../tools/harness/pictures/storyPage.ts';
import { commandArguments, fail } from '../tools/harness/settings.ts';
import { runConcurrently } from '../tools/harness/runConcurrently.ts';
import { buildStage, stagedStories, startStage } from '../tools/harness/stage.ts';
import { isOnlyTest } from '../tools/stories/storyIndex.ts';

/**
 * Compares stories with their stored pictures, as `npm test` does: `npm run visual`, `-- <part of an id>` some of them, `--
 * --update` stores the pictures that differ.
 */

/** Pages of Chromium. Each of them waits for frames most of the time. */
const PAGES = 6;

const given = commandArguments(['--update'], 'a part of a story’s id');
const isUpdate = given.includes('--update');
const wanted = given.find((argument) => !argument.startsWith('--'));
const { store, differing } = pictureFolders;

const reason = whyNoPictures();
if (reason !== null) {
  console.log(`skipped: ${reason}`);
  process.exit(0);
}
if (!isUpdate && !existsSync(store)) {
  console.log(`skipped: there are no pictures yet. \`npm run visual -- --update\` takes them.`);
  process.exit(0);
}

await buildStage();
rmSync(differing, { recursive: true, force: true });
const allStories = stagedStories();
const stories = allStories.filter(
  (story) => !isOnlyTest(story) && (wanted === undefined || story.id.includes(wanted)),
);
if (stories.length === 0) fail(`No story with a picture has "${wanted}" in its id.`);
const { origin, stop } = await startStage();
const faults: string[] = [];
let passed = 0;

const pages = await openStoryPages(origin, PAGES);
await runConcurrently(stories, PAGES, async (next) => {
  for (let story = next(); story; story = next()) {
    const windows = storedWindows(story);
    const { problems, pictures } = await pages.show(story, {
      windows,
      pictures: true,
      accessibility: false,
    });
    const found = problems.map((problem) => `${story.id}: ${problem}`);
    if (pictures !== null && isUpdate) await storePictures(pictureFolders, story, pictures);
    else if (pictures !== null) found.push(...(await comparePictures(pictureFolders, story, pictures)));
    if (found.length === 0) passed += 1;
    faults.push(...found);
  }
});
await pages.close();
stop();

const ids = allStories.filter((story) => !isOnlyTest(story)).map(({ id }) => id);
const unknown = picturesOfNoStory(pictureFolders, ids);
if (isUpdate) removePictures(pictureFolders, unknown);
else
  faults.push(
    ...unknown.map((name) => `${name}: no story has this picture any more; -- --update removes it`),
  );
for (const fault of faults) console.error(fault);
console.log(`${passed} passed, ${faults.length} failed`);
process.exit(faults.length > 0 ? 1 : 0);
