import { root } from '../../tools/harness/settings.ts';
import {
  pictureFolders,
  picturesOfNoStory,
  whyNoPictures,
} from '../../tools/harness/pictures/storedPictures.ts';
import {
  isFurtherState,
  isOnlyTest,
  readStoryIndex,
  type StoryEntry,
} from '../../tools/stories/storyIndex.ts';
import type { StoryPages } from '../../tools/harness/pictures/storyPage.ts';
import { expect, problemsOf, test } from './support/storyPage.ts';

const index = readStoryIndex(root);

type Checks = Parameters<typeof problemsOf>[2];

const allOrPlay = (story: StoryEntry) => ({
  accessibility: !isFurtherState(story),
  pictures: !isFurtherState(story),
});
const everything = () => ({ accessibility: true, pictures: true });

async function problemsOfAll(
  stage: StoryPages,
  stories: readonly StoryEntry[],
  checks: (story: StoryEntry) => Checks,
): Promise<string[]> {
  const problems = stories.map(async (story) =>
    (await problemsOf(stage, story, checks(story))).map((problem) => `${story.id}: ${problem}`),
  );
  return (await Promise.all(problems)).flat();
}

// One test for each file: a test for each story would take longer than most stories do.
for (const [file, stories] of Map.groupBy(index, (story) => story.file)) {
  test(`The stories of ${file} play, are accessible in both themes and match their pictures`, async ({
    stage,
  }) => {
    test.setTimeout(120_000);
    expect(await problemsOfAll(stage, stories, allOrPlay)).toEqual([]);
  });

  const further = stories.filter(isFurtherState);
  if (further.length > 0)
    test(
      `The further stories of ${file} are accessible in both themes and match their pictures`,
      { tag: '@detail' },
      async ({ stage }) => {
        test.setTimeout(120_000);
        expect(await problemsOfAll(stage, further, everything)).toEqual([]);
      },
    );
}

test('Every stored picture belongs to a story', () => {
  const reason = whyNoPictures();
  test.skip(reason !== null, reason ?? undefined);
  const ids = index.filter((story) => !isOnlyTest(story)).map(({ id }) => id);
  expect(picturesOfNoStory(pictureFolders, ids), '`npm run visual -- --update` removes them').toEqual([]);
});
