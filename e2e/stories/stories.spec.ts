import { stagedStories } from '../../scripts/lib/stories/stage.ts';
import { expect, test } from './support/test.ts';

// A test of its own for each story would cost more than most stories do.
for (const [file, stories] of Map.groupBy(stagedStories(), (story) => story.file)) {
  test(`the stories of ${file} stand`, async ({ stage }) => {
    test.setTimeout(60_000);
    const wrong: string[] = [];
    for (const { id } of stories)
      wrong.push(...(await stage.problemsOf(id)).map((problem) => `${id}: ${problem}`));
    expect(wrong).toEqual([]);
  });
}
