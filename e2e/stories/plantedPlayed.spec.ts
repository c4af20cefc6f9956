import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { storePicture } from '../../scripts/lib/pictures/pictureStore.ts';
import { storedWindows } from '../../scripts/lib/pictures/pictureWindows.ts';
import {
  picturesOfNoStory,
  storePictures,
  whyNoPictures,
} from '../../scripts/lib/pictures/storedPictures.ts';
import type { StoryPage } from '../../scripts/lib/pictures/storyPage.ts';
import { expect, problemsOf, test } from './support/storyPage.ts';

/** A story of `.storybook/stage/planted.stories.tsx`. */
function planted(name: string) {
  return { id: `planted--${name}`, tags: [], isOverview: false };
}

/** Returns the faults of a planted story, except those of its pictures: none is stored. */
async function problems(storyPage: StoryPage, name: string): Promise<string[]> {
  const found = await problemsOf(storyPage, planted(name));
  return found.filter((problem) => !problem.includes('no picture is stored'));
}

test('A story in order has no problem', async ({ storyPage }) => {
  expect(await problems(storyPage, 'nothing-wrong')).toEqual([]);
});

const faults: readonly [what: string, story: string, problem: RegExp][] = [
  ['a play that fails', 'failing-play', /^failed: .*toHaveTextContent/s],
  ['a broken accessibility rule', 'field-without-name', /^label: <input/],
  ['a contrast that is too low in dark only', 'pale-in-dark', /^in dark: color-contrast: <p/],
  ['an error on the console', 'console-error', /^error: planted complaint$/],
  ['a breach of the production policy', 'style-attribute', /violates the policy: style-src-attr/],
];

for (const [what, story, problem] of faults)
  test(`A story with ${what} has this one problem`, async ({ storyPage }) => {
    expect(await problems(storyPage, story)).toEqual([expect.stringMatching(problem)]);
  });

test('A story whose picture is missing, differs or is left over has a problem', async ({ storyPage }) => {
  const reason = whyNoPictures();
  test.skip(reason !== null, reason ?? undefined);
  const folder = mkdtempSync(join(tmpdir(), 'quayside-pictures-'));
  const folders = { store: join(folder, 'store'), differing: join(folder, 'differing') };
  const { id, ...story } = planted('nothing-wrong');
  const picturesOf = async (name: string) => {
    const options = { windows: storedWindows(story), pictures: true, accessibility: false };
    return (await storyPage.show(planted(name), options)).pictures ?? [];
  };
  const pictures = await picturesOf('nothing-wrong');
  const [other] = await picturesOf('pale-in-dark');
  const found = () => problemsOf(storyPage, { id, ...story }, folders);
  try {
    expect(await found()).toEqual([expect.stringContaining(`light/${id}.webp: no picture is stored`)]);
    await storePictures(folders, id, pictures);
    expect(await found()).toEqual([]);
    await storePicture(join(folders.store, `light/${id}.webp`), other?.image ?? Buffer.alloc(0));
    expect(await found()).toEqual([
      expect.stringMatching(`^light/${id}\\.webp: \\d+ pixels differ, see .*light/${id}\\.\\*$`),
    ]);
    await storePictures(folders, id, pictures);
    await storePicture(join(folders.store, `dark/${id}.webp`), other?.image ?? Buffer.alloc(0));
    expect(await found()).toEqual([expect.stringContaining(`dark/${id}.webp shows nothing any more`)]);
    expect(picturesOfNoStory(folders, ['another--story'])).toHaveLength(2);
    await storePictures(folders, id, pictures);
    expect(await found()).toEqual([]);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
