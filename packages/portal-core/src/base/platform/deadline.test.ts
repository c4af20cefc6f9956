import { expect, it, vi } from 'vitest';
import { createManualClock } from '../../testing/manualClock.ts';
import { failureOf } from '../../testing/promises.ts';
import { delay, withDeadline } from './deadline.ts';

it('withDeadline resolves with the result and leaves no timer behind', async () => {
  const clock = createManualClock();
  await expect(withDeadline({ clock, timeoutMs: 10, what: 'It' }, async () => 7)).resolves.toBe(7);
  expect(clock.pendingTimers()).toBe(0);
});

it('withDeadline rejects exactly at the deadline, even when the work ignores its signal', async () => {
  const clock = createManualClock();
  let aborted = false;
  const work = withDeadline({ clock, timeoutMs: 2_000, what: 'The response' }, (signal) => {
    signal.addEventListener('abort', () => {
      aborted = true;
    });
    return new Promise(() => undefined);
  });
  const outcome = failureOf(work);
  await clock.advance(1_999);
  expect(aborted).toBe(false);
  await clock.advance(1);
  expect(await outcome).toMatchObject({
    name: 'TimeoutError',
    timeoutMs: 2_000,
    message: expect.stringMatching(/^The response took longer than 2 s/),
  });
  expect(aborted).toBe(true);
});

it('withDeadline rejects with its caller, and does not start when the caller has aborted', async () => {
  const clock = createManualClock();
  const controller = new AbortController();
  const options = { clock, timeoutMs: 10, what: 'It', signal: controller.signal };
  const outcome = failureOf(withDeadline(options, () => new Promise(() => undefined)));
  controller.abort(new Error('enough'));
  expect(await outcome).toMatchObject({ message: 'enough' });
  let begun = false;
  const late = withDeadline(options, async () => {
    begun = true;
  });
  await expect(late).rejects.toThrow('enough');
  expect(begun).toBe(false);
  expect(clock.pendingTimers()).toBe(0);
});

it('A delay resolves on time', async () => {
  const clock = createManualClock();
  const ended = vi.fn<() => void>();
  void delay(clock, 100, new AbortController().signal).then(ended);
  await clock.advance(99);
  expect(ended).not.toHaveBeenCalled();
  await clock.advance(1);
  expect(ended).toHaveBeenCalledTimes(1);
});

it('A delay rejects with its signal, before and during the pause', async () => {
  const clock = createManualClock();
  const controller = new AbortController();
  const pause = delay(clock, 100, controller.signal);
  controller.abort(new Error('enough'));
  await expect(pause).rejects.toThrow('enough');
  await expect(delay(clock, 100, controller.signal)).rejects.toThrow('enough');
  expect(clock.pendingTimers()).toBe(0);
});
