import { existsSync, globSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { createPhotographer, type Picture, type PictureWindow } from './lib/pictures/photographer.ts';
import { differenceFrom, storePicture, writePicture } from './lib/pictures/pictureStore.ts';
import { commandArguments, fail, root } from './lib/settings.ts';
import { runConcurrently } from './lib/runConcurrently.ts';
import { buildStage, stagedStories, startStage } from './lib/stage.ts';

/** Compares the stories with their stored pictures: `npm run visual`, `-- --update`, `-- <part of an id>`. */

const everyStory: readonly PictureWindow[] = [{ width: 1367, themes: ['light'] }];
/** The first story of a file also shows its component in dark and, where it fills the page, on a phone. */
const overviewStory: readonly PictureWindow[] = [
  { width: 1367, themes: ['light', 'dark'] },
  { width: 360, themes: ['light'] },
];

/** Pages of Chromium. Each of them waits for frames most of the time. */
const WORKERS = 6;

const given = commandArguments(['--update'], 'a part of a story’s id');
const isUpdate = given.includes('--update');
const wanted = given.find((argument) => !argument.startsWith('--'));
const store = join(root, 'e2e/visual');
const results = join(root, 'node_modules/.cache/quayside/visual');

if (process.platform !== 'linux' || process.arch !== 'x64' || process.env['CHROMIUM_PATH']) {
  console.log(
    'skipped: pictures are compared only in the packaged Chromium, on Linux x64 and without CHROMIUM_PATH.',
  );
  process.exit(0);
}
if (!isUpdate && !existsSync(store)) {
  console.log(`skipped: there are no pictures yet. \`npm run visual -- --update\` takes them.`);
  process.exit(0);
}

await buildStage();
rmSync(results, { recursive: true, force: true });
const stories = stagedStories().filter(({ id }) => wanted === undefined || id.includes(wanted));
if (stories.length === 0) fail(`No story's id contains "${wanted}".`);
const { origin, stop } = await startStage();
const taken = new Set<string>();
const faults: string[] = [];
let failedStories = 0;
let passed = 0;

await runConcurrently(stories, WORKERS, async (next) => {
  const photographer = await createPhotographer(origin);
  for (let story = next(); story; story = next())
    try {
      const windows = story.isOverview ? overviewStory : everyStory;
      for (const picture of await photographer.take(story.id, windows)) await judge(picture);
    } catch (error) {
      failedStories += 1;
      faults.push(error instanceof Error ? error.message : String(error));
    }
  await photographer.close();
});
stop();

if (wanted === undefined && failedStories === 0)
  for (const file of globSync('*/*', { cwd: store }).filter((name) => !taken.has(name)))
    if (isUpdate) rmSync(join(store, file));
    else faults.push(`${file}: no story has this picture any more; -- --update removes it`);
for (const fault of faults) console.error(fault);
if (existsSync(results)) console.error(`Before, after and difference: ${relative(root, results)}`);
console.log(`${passed} passed, ${faults.length} failed`);
process.exit(faults.length > 0 ? 1 : 0);

async function judge({ id, theme, width, image }: Picture): Promise<void> {
  const name = `${theme}/${id}${width < 600 ? `.${width}` : ''}`;
  const path = join(store, `${name}.webp`);
  taken.add(`${name}.webp`);
  const difference = await differenceFrom(path, image);
  if (difference === null || isUpdate) {
    if (difference !== null) await storePicture(path, image);
    passed += 1;
    return;
  }
  writePicture(join(results, `${name}.after.png`), image);
  if (difference === undefined) {
    faults.push(`${name}: no picture is stored; -- --update stores one`);
    return;
  }
  writePicture(join(results, `${name}.before.webp`), readFileSync(path));
  if (difference.picture) writePicture(join(results, `${name}.difference.png`), difference.picture);
  faults.push(`${name}: ${difference.pixels} pixels differ`);
}
