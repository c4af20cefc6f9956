import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  emptyToastQueue,
  maxToasts,
  toastTransition,
  type NewToast,
  type ToastQueue,
  type ToastQueueEvent,
} from './toastTransition.ts';

const news = (text: string, more: Partial<NewToast> = {}): ToastQueueEvent => ({
  type: 'add',
  toast: { tone: 'info', text, ...more },
});
const dismiss = (id: string): ToastQueueEvent => ({ type: 'dismiss', id });
const after = (events: ToastQueueEvent[]): ToastQueue => events.reduce(toastTransition, emptyToastQueue);
const words = ({ text, count }: { text: string; count: number }) => (count > 1 ? `${text}×${count}` : text);
const seven = ['1', '2', '3', '4', '5', '6', '7'].map((text) => news(text));

it.each([
  ['nothing', [], [], []],
  ['the first is open', [news('a')], ['a'], []],
  ['the sixth waits', seven.slice(0, 6), ['1', '2', '3', '4', '5'], ['6']],
  [
    'when one closes, the longest waiting comes up last',
    [...seven, dismiss('toast-2')],
    ['1', '3', '4', '5', '6'],
    ['7'],
  ],
  ['one that waits can be taken back', [...seven, dismiss('toast-6')], ['1', '2', '3', '4', '5'], ['7']],
  ['an unknown one changes nothing', [news('a'), dismiss('toast-9')], ['a'], []],
  ['the same words again are no second one', [news('a'), news('a')], ['a×2'], []],
  ['in another tone they are', [news('a'), news('a', { tone: 'critical' })], ['a', 'a'], []],
  ['under another title they are', [news('a'), news('a', { title: 'b' })], ['a', 'a'], []],
  [
    'one key is one, in its newest words',
    [news('1 of 2', { key: 'k' }), news('2 of 2', { key: 'k' })],
    ['2 of 2×2'],
    [],
  ],
  ['a duplicate of one that waits waits', [...seven, news('6')], ['1', '2', '3', '4', '5'], ['6×2', '7']],
  ['after it was closed it is news again', [news('a'), dismiss('toast-1'), news('a')], ['a'], []],
])('%s', (_name, events, open, waiting) => {
  const queue = after(events);
  expect(queue.open.map(words)).toEqual(open);
  expect(queue.waiting.map(words)).toEqual(waiting);
});

it('keeps the same queue where nothing changes', () => {
  const queue = after(seven);
  expect(toastTransition(queue, dismiss('toast-9'))).toBe(queue);
});

it('never opens more than five, never twice the same, never one while another waits without need [TOAST-1, TOAST-2]', () => {
  const event = fc.oneof(
    fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f', 'g', 'h').map((text) => news(text)),
    fc.integer({ min: 1, max: 12 }).map((id) => dismiss(`toast-${id}`)),
  );
  fc.assert(
    fc.property(fc.array(event, { maxLength: 40 }), (events) => {
      const { open, waiting } = after(events);
      const all = [...open, ...waiting];
      expect(open.length).toBeLessThanOrEqual(maxToasts);
      expect(waiting.length > 0 && open.length < maxToasts).toBe(false);
      expect(new Set(all.map(({ key }) => key)).size).toBe(all.length);
      expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
    }),
  );
});
