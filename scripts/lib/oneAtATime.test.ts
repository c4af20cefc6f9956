import { expect, it } from 'vitest';
import { oneAtATime } from './oneAtATime.ts';

it('Changes during a restart lead to one more restart after it, and a later change to another', async () => {
  const ends: (() => void)[] = [];
  const restart = oneAtATime(() => new Promise<void>((resolve) => void ends.push(resolve)));
  const done = restart();
  void restart();
  void restart();
  expect(ends).toHaveLength(1);
  ends[0]?.();
  await expect.poll(() => ends).toHaveLength(2);
  ends[1]?.();
  await done;
  void restart();
  expect(ends).toHaveLength(3);
});
