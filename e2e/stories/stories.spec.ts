import { stagedStories } from '../../scripts/lib/stage.ts';
import { expect, test } from './support/test.ts';

// One test for each file: a test for each story would take longer than most stories do.
for (const [file, stories] of Map.groupBy(stagedStories(), (story) => story.file)) {
  test(`the stories of ${file} have no fault in this mode`, async ({ stage }) => {
    test.setTimeout(60_000);
    const problems: string[] = [];
    for (const story of stories)
      problems.push(...(await stage.problemsOf(story)).map((problem) => `${story.id}: ${problem}`));
    expect(problems).toEqual([]);
  });
}
