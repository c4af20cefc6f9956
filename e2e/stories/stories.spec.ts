import { globSync } from 'node:fs';
import { root } from '../../scripts/lib/settings.ts';
import { stagedStories } from '../../scripts/lib/stories/stage.ts';
import { storyFiles } from '../../scripts/lib/stories/storyIndex.ts';
import { expect, test } from './support/test.ts';

// One test for each file: a test for each story costs more than most stories do.
for (const file of globSync([...storyFiles], { cwd: root }).toSorted()) {
  test(`The stories of ${file} have no problems in this mode`, async ({ stage }) => {
    test.setTimeout(60_000);
    const stories = stagedStories().filter((story) => story.file === file);
    expect(stories).not.toEqual([]);
    const wrong: string[] = [];
    for (const { id } of stories)
      wrong.push(...(await stage.problemsOf(id)).map((problem) => `${id}: ${problem}`));
    expect(wrong).toEqual([]);
  });
}
