import { root } from '../../scripts/lib/settings.ts';
import { readStoryIndex } from '../../tools/stories/storyIndex.ts';
import { isShown } from './support/modes.ts';
import { expect, test } from './support/test.ts';

// One test for each file: a test for each story would take longer than most stories do.
for (const [file, stories] of Map.groupBy(readStoryIndex(root), (story) => story.file)) {
  test(`The stories of ${file} have no problems in this mode`, async ({ stage, mode }) => {
    test.setTimeout(120_000);
    const shown = stories.filter((story) => isShown(mode, story));
    test.skip(shown.length === 0, 'This mode can show nothing new of these stories.');
    const problems: string[] = [];
    for (const story of shown)
      problems.push(...(await stage.problemsOf(story)).map((problem) => `${story.id}: ${problem}`));
    expect(problems).toEqual([]);
  });
}
