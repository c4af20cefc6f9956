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
  ['keeps an empty queue empty', [], [], []],
  ['opens the first toast', [news('a')], ['a'], []],
  ['lets the sixth toast wait', seven.slice(0, 6), ['1', '2', '3', '4', '5'], ['6']],
  [
    'opens the first waiting toast last when another closes',
    [...seven, dismiss('toast-2')],
    ['1', '3', '4', '5', '6'],
    ['7'],
  ],
  ['removes a dismissed toast that waits', [...seven, dismiss('toast-6')], ['1', '2', '3', '4', '5'], ['7']],
  ['ignores an unknown id', [news('a'), dismiss('toast-9')], ['a'], []],
  ['counts a toast with the same text as a duplicate', [news('a'), news('a')], ['a×2'], []],
  ['adds the same text in another tone', [news('a'), news('a', { tone: 'critical' })], ['a', 'a'], []],
  ['adds the same text under another title', [news('a'), news('a', { title: 'b' })], ['a', 'a'], []],
  [
    'keeps one toast per key, with the newest text',
    [news('1 of 2', { key: 'k' }), news('2 of 2', { key: 'k' })],
    ['2 of 2×2'],
    [],
  ],
  ['counts a duplicate of a waiting toast', [...seven, news('6')], ['1', '2', '3', '4', '5'], ['6×2', '7']],
  ['adds the same text again after it was dismissed', [news('a'), dismiss('toast-1'), news('a')], ['a'], []],
])('toastTransition %s', (_name, events, open, waiting) => {
  const queue = after(events);
  expect(queue.open.map(words)).toEqual(open);
  expect(queue.waiting.map(words)).toEqual(waiting);
});

it('toastTransition returns the same queue when nothing changes', () => {
  const queue = after(seven);
  expect(toastTransition(queue, dismiss('toast-9'))).toBe(queue);
});

it('toastTransition never opens more than five toasts nor a duplicate, and leaves no toast waiting needlessly [TOAST-1, TOAST-2]', () => {
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
