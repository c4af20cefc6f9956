import { root } from '../../tools/harness/settings.ts';
import { isFurtherState, readStoryIndex, type StoryEntry } from '../../tools/stories/storyIndex.ts';
import { isShown } from './support/modes.ts';
import { expect, test } from './support/test.ts';

function checkInMode(title: string, stories: readonly StoryEntry[], details: { tag?: string } = {}): void {
  test(title, details, async ({ stage, mode }) => {
    test.setTimeout(120_000);
    const shown = stories.filter((story) => isShown(mode, story));
    test.skip(shown.length === 0, 'This mode can show nothing new of these stories.');
    const problems: string[] = [];
    for (const story of shown)
      problems.push(...(await stage.problemsOf(story)).map((problem) => `${story.id}: ${problem}`));
    expect(problems).toEqual([]);
  });
}

/** Whether another story of its file shows much the same. A mode plays nothing, and before its play a story rarely has a look of its own. */
function isDetail(story: StoryEntry): boolean {
  return isFurtherState(story) || (!story.isOverview && story.tags.includes('play-fn'));
}

// One test for each file: a test for each story would take longer than most stories do.
for (const [file, stories] of Map.groupBy(readStoryIndex(root), (story) => story.file)) {
  const further = stories.filter(isDetail);
  const first = stories.filter((story) => !isDetail(story));
  checkInMode(`The stories of ${file} have no problems in this mode`, first);
  if (further.length > 0)
    checkInMode(`The further stories of ${file} have no problems in this mode`, further, { tag: '@detail' });
}
