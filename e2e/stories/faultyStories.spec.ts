import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { storedWindows } from '../../tools/harness/pictures/pictureWindows.ts';
import {
  picturesOfNoStory,
  storePictures,
  whyNoPictures,
} from '../../tools/harness/pictures/storedPictures.ts';
import type { StoryPages } from '../../tools/harness/pictures/storyPage.ts';
import { expect, problemsOf, test } from './support/storyPage.ts';

const everything = { accessibility: true, pictures: true };

/** A story of `.storybook/stage/faulty.stories.tsx`. */
function faulty(name: string) {
  return { id: `faulty--${name}`, file: 'packages/ui/faulty.stories.tsx', tags: [], isOverview: true };
}

/** Returns the faults of a faulty story, except those of its pictures: none is stored. */
async function problems(stage: StoryPages, name: string): Promise<string[]> {
  const found = await problemsOf(stage, faulty(name));
  return found.filter((problem) => !problem.includes('no picture is stored'));
}

test('A story in order has no problem', async ({ stage }) => {
  expect(await problems(stage, 'nothing-wrong')).toEqual([]);
});

const faults: readonly [what: string, story: string, problem: RegExp][] = [
  ['an error while it renders', 'throwing', /^failed: .*deliberate error/s],
  ['a play that fails', 'failing-play', /^failed: .*toHaveTextContent/s],
  ['a broken accessibility rule', 'field-without-name', /^label: <input/],
  ['a contrast that is too low in dark only', 'pale-in-dark', /^in dark: color-contrast: <p/],
  ['an error on the console', 'console-error', /^error: an error of this story$/],
  ['a breach of the production policy', 'style-attribute', /violates the policy: style-src-attr/],
];

for (const [what, story, problem] of faults)
  test(`A story with ${what} has this one problem`, async ({ stage }) => {
    expect(await problems(stage, story)).toEqual([expect.stringMatching(problem)]);
  });

test('A contrast that is too low in one state only is found after another state was in order', async ({
  stage,
}) => {
  expect(await problems(stage, 'state-in-order')).toEqual([]);
  expect(await problems(stage, 'state-pale-in-dark')).toEqual([
    expect.stringMatching(/^in dark: color-contrast: <span/),
  ]);
});

test('A story whose picture is missing, differs or is left over has a problem', async ({ stage }) => {
  const reason = whyNoPictures();
  test.skip(reason !== null, reason ?? undefined);
  const folder = mkdtempSync(join(tmpdir(), 'quayside-pictures-'));
  const folders = { store: join(folder, 'store'), differing: join(folder, 'differing') };
  // Of one that is not the first of its file, a small copy is stored.
  const first = faulty('nothing-wrong');
  const second = { ...faulty('nothing-wrong-either'), isOverview: false };
  const picturesOf = async (story: typeof first) => {
    const options = { windows: storedWindows(story), pictures: true, accessibility: false };
    return (await stage.show(story, options)).pictures ?? [];
  };
  const pictures = await picturesOf(first);
  const [[firstPicture], [other]] = [pictures, await picturesOf(second)];
  if (!firstPicture || !other) throw new Error('The faulty stories have no pictures.');
  const found = (story = first) => problemsOf(stage, story, everything, folders);
  try {
    expect(await found()).toEqual([
      expect.stringContaining(`dark/${first.id}: no picture is stored`),
      expect.stringContaining(`light/${first.id}: no picture is stored`),
    ]);
    await storePictures(folders, first, pictures);
    expect(await found()).toEqual([]);
    const wrong = pictures.map(({ id, theme, width }) => ({ id, theme, width, image: other.image }));
    await storePictures(folders, first, wrong);
    expect(await found()).toEqual([
      expect.stringMatching(`^dark/${first.id}: \\d+ pixels differ, see .*dark/${first.id}\\.\\*`),
      expect.stringMatching(`^light/${first.id}: \\d+ pixels differ, see .*light/${first.id}\\.\\*`),
    ]);
    await storePictures(folders, second, await picturesOf(second));
    expect(await found(second)).toEqual([]);
    await storePictures(folders, second, [{ ...other, image: firstPicture.image }]);
    expect(await found(second)).toEqual([
      expect.stringMatching(`^light/${second.id}: \\d+ pixels differ, see `),
    ]);
    await storePictures(folders, first, [...pictures, { ...firstPicture, width: 360 }]);
    expect(await found()).toEqual([expect.stringContaining(`${first.id}.360 shows nothing any more`)]);
    expect(picturesOfNoStory(folders, [second.id])).toHaveLength(3);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
