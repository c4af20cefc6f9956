import fc from 'fast-check';
import { expect, it, vi } from 'vitest';
import { createToasts, type Toasts } from './createToasts.ts';
import { maxOpenToasts, openToasts, type Toast } from './toastsState.ts';

const seven = ['1', '2', '3', '4', '5', '6', '7'];
const words = ({ text, count }: Toast): string => (count > 1 ? `${text}×${count}` : text);

/** Returns the open and the waiting toasts after adding each text and dismissing each id (`-toast-2`) or key (`~key`). */
function after(steps: readonly string[]): [open: string[], waiting: string[]] {
  const toasts = createToasts();
  for (const step of steps) {
    if (step.startsWith('-')) toasts.dismiss(step.slice(1));
    else if (step.startsWith('~')) toasts.withdraw(step.slice(1));
    else add(toasts, step);
  }
  const state = toasts.getSnapshot();
  return [openToasts(state).map(words), state.toasts.slice(maxOpenToasts).map(words)];
}

/** `text@key` has a key of its own. */
function add(toasts: Toasts, step: string): void {
  const [text = '', key] = step.split('@');
  toasts.add({ tone: 'info', text, key });
}

it.each<[string, readonly string[], readonly string[], readonly string[]]>([
  ['opens', ['a'], ['a'], []],
  ['waits when five are open', seven.slice(0, 6), seven.slice(0, 5), ['6']],
  ['opens when another one closes', [...seven, '-toast-2'], ['1', '3', '4', '5', '6'], ['7']],
  ['that waits can be dismissed', [...seven, '-toast-6'], seven.slice(0, 5), ['7']],
  ['that is added twice is counted', ['a', 'b', 'a'], ['a×2', 'b'], []],
  ['that waits is counted too', [...seven, '7'], seven.slice(0, 5), ['6', '7×2']],
  ['with the same key replaces the earlier one', ['1 of 2@upload', '2 of 2@upload'], ['2 of 2'], []],
  ['with the same key and text is counted', ['1 of 2@upload', '1 of 2@upload'], ['1 of 2×2'], []],
  ['that no longer applies is withdrawn', ['a@offline', 'b', '~offline'], ['b'], []],
  [
    'that no longer applies is withdrawn while it waits',
    [...seven, 'x@k', '~k'],
    seven.slice(0, 5),
    ['6', '7'],
  ],
  ['is added again after it was dismissed', ['a', '-toast-1', 'a'], ['a'], []],
])('A toast %s', (_name, steps, open, waiting) => {
  expect(after(steps)).toEqual([open, waiting]);
});

it.each([
  ['another tone', { tone: 'critical', text: 'a' } as const],
  ['another title', { tone: 'info', text: 'a', title: 't' } as const],
])('A toast with %s is another toast', (_name, other) => {
  const toasts = createToasts();
  toasts.add({ tone: 'info', text: 'a' });
  toasts.add(other);
  expect(toasts.getSnapshot().toasts.map(({ count }) => count)).toEqual([1, 1]);
});

it('A repeated toast keeps the latest action', () => {
  const toasts = createToasts();
  const [first, second] = [vi.fn<() => void>(), vi.fn<() => void>()];
  for (const onAction of [first, second])
    toasts.add({ tone: 'info', text: 'a', action: { label: 'Undo', onAction } });
  toasts.getSnapshot().toasts[0]?.action?.onAction();
  expect(first).not.toHaveBeenCalled();
  expect(second).toHaveBeenCalledOnce();
});

it('The toasts of one user are removed with the session', () => {
  const toasts = createToasts();
  for (const text of seven) add(toasts, text);
  toasts.clear();
  expect(toasts.getSnapshot().toasts).toEqual([]);
});

it('A toast that does not exist cannot be dismissed, and nothing changes', () => {
  const toasts = createToasts();
  add(toasts, 'a');
  const before = toasts.getSnapshot();
  const listener = vi.fn<() => void>();
  toasts.subscribe(listener);
  toasts.dismiss('toast-9');
  toasts.withdraw('nothing');
  expect(toasts.getSnapshot()).toBe(before);
  expect(openToasts(before)).toBe(before.toasts);
  expect(listener).not.toHaveBeenCalled();
});

it('In any schedule at most five toasts are open, none waits without need, none appears twice and none is lost [TOAST-1, TOAST-2]', () => {
  const step = fc.oneof(
    fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f', 'g', 'h').map((text) => ({ added: text })),
    fc.integer({ min: 1, max: 12 }).map((id) => ({ gone: `toast-${id}` })),
  );
  fc.assert(
    fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
      const toasts = createToasts();
      const there = new Map<string, number>();
      for (const one of steps) {
        if ('added' in one) {
          toasts.add({ tone: 'info', text: one.added });
          there.set(one.added, (there.get(one.added) ?? 0) + 1);
        } else {
          const text = toasts.getSnapshot().toasts.find(({ id }) => id === one.gone)?.text;
          toasts.dismiss(one.gone);
          if (text !== undefined) there.delete(text);
        }
        const state = toasts.getSnapshot();
        expect(new Map(state.toasts.map(({ text, count }) => [text, count]))).toEqual(there);
        expect(openToasts(state)).toEqual(state.toasts.slice(0, 5));
        expect(new Set(state.toasts.map(({ id }) => id)).size).toBe(there.size);
      }
    }),
  );
});
