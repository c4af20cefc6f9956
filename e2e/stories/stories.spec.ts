import { stagedStories } from '../../scripts/lib/stories/stage.ts';
import { expect, test } from './support/test.ts';

for (const { id } of stagedStories()) {
  test(`${id} stands`, async ({ stage }) => {
    expect(await stage.problemsOf(id)).toEqual([]);
  });
}
