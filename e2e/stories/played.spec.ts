import { root } from '../../scripts/lib/settings.ts';
import {
  pictureFolders,
  picturesOfNoStory,
  whyNoPictures,
} from '../../scripts/lib/pictures/storedPictures.ts';
import { isOnlyTest, readStoryIndex } from '../../tools/stories/storyIndex.ts';
import { expect, problemsOf, test } from './support/storyPage.ts';

const index = readStoryIndex(root);

// One test for each file: a test for each story would take longer than most stories do.
for (const [file, stories] of Map.groupBy(index, (story) => story.file)) {
  test(`The stories of ${file} play, are accessible in both themes and match their pictures`, async ({
    stage,
  }) => {
    test.setTimeout(120_000);
    const problems = await Promise.all(
      stories.map(async (story) =>
        (await problemsOf(stage, story)).map((problem) => `${story.id}: ${problem}`),
      ),
    );
    expect(problems.flat()).toEqual([]);
  });
}

test('Every stored picture belongs to a story', () => {
  const reason = whyNoPictures();
  test.skip(reason !== null, reason ?? undefined);
  const ids = index.filter((story) => !isOnlyTest(story)).map(({ id }) => id);
  expect(picturesOfNoStory(pictureFolders, ids), '`npm run visual -- --update` removes them').toEqual([]);
});
