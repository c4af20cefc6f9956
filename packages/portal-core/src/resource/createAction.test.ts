import { describe, expect, it, vi } from 'vitest';
import { NetworkError } from '../base/errors/errors.ts';
import { createDeferred } from '../testing/promises.ts';
import { createAction, type ActionState } from './createAction.ts';

describe('an action', () => {
  it('An action runs and is done', async () => {
    const action = createAction<number>();
    const seen: ActionState<number>[] = [action.getSnapshot()];
    action.subscribe(() => seen.push(action.getSnapshot()));
    expect(await action.run(async () => 7)).toEqual({ status: 'done', value: 7 });
    expect(seen).toEqual([{ status: 'idle' }, { status: 'running' }, { status: 'done', value: 7 }]);
  });

  it('An action that fails holds a PortalError and can run again', async () => {
    const action = createAction<number>();
    const offline = new NetworkError('Played by the test.');
    expect(await action.run(() => Promise.reject(offline))).toEqual({ status: 'failed', error: offline });
    await action.run(() => Promise.reject(new Error('unforeseen')));
    expect(action.getSnapshot()).toMatchObject({ status: 'failed', error: { name: 'UnexpectedError' } });
    await action.run(async () => 1);
    expect(action.getSnapshot()).toEqual({ status: 'done', value: 1 });
  });

  it('An action runs once, however often it is clicked', async () => {
    const action = createAction<string>();
    const response = createDeferred<string>();
    const work = vi.fn<() => Promise<string>>(() => response.promise);
    const runs = [action.run(work), action.run(work)];
    response.resolve('saved');
    for (const outcome of await Promise.all(runs))
      expect(outcome).toEqual({ status: 'done', value: 'saved' });
    expect(work).toHaveBeenCalledTimes(1);
  });

  it('An action that is reset ignores the work in flight and can run again meanwhile', async () => {
    const action = createAction<string>();
    const response = createDeferred<string>();
    const first = action.run(() => response.promise);
    action.reset();
    expect(action.getSnapshot()).toEqual({ status: 'idle' });
    await action.run(async () => 'second');
    response.resolve('first');
    expect(await first).toEqual({ status: 'done', value: 'first' });
    expect(action.getSnapshot()).toEqual({ status: 'done', value: 'second' });
  });
});
