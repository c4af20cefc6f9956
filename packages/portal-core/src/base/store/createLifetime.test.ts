import { expect, it } from 'vitest';
import { createLifetime } from './createLifetime.ts';

it('createLifetime starts once, undoes everything in order once, and can start again', () => {
  const done: string[] = [];
  const { start, stop } = createLifetime(() => {
    done.push('begun');
    return [() => done.push('first'), () => done.push('second')];
  });
  stop();
  start();
  start();
  stop();
  stop();
  expect(done).toEqual(['begun', 'first', 'second']);
  start();
  expect(done.at(-1)).toBe('begun');
});
