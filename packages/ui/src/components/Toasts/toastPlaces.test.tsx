import { useEffect, useState, type JSX } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { QuaysideProvider } from '../../theme/QuaysideProvider.tsx';
import { Toasts, type Toast } from './Toasts.tsx';

const reads = 'The order of this quote was read by the approver and sent on to the network team. ';
const toast = (id: string, text = `Quote ${id} is saved.`): Toast => ({
  id,
  tone: 'critical',
  text,
  count: 1,
});

let host: HTMLDivElement;
let root: Root;
const holder: { change?: (next: (toasts: Toast[]) => Toast[]) => void } = {};
const dismissed: string[] = [];

function Page({ first }: { first: Toast[] }): JSX.Element {
  const [toasts, setToasts] = useState(first);
  useEffect(() => {
    holder.change = setToasts;
  }, []);
  return (
    <QuaysideProvider>
      <button type="button">Elsewhere</button>
      <Toasts
        toasts={toasts}
        onDismiss={(id) => {
          dismissed.push(id);
          setToasts((open) => open.filter((each) => each.id !== id));
        }}
      />
    </QuaysideProvider>
  );
}

beforeEach(async () => {
  dismissed.length = 0;
  await page.viewport(1000, 800);
  host = document.createElement('div');
  document.body.append(host);
  root = createRoot(host);
});

afterEach(async () => {
  await userEvent.hover(elsewhere());
  root.unmount();
  host.remove();
});

async function show(...first: Toast[]): Promise<void> {
  root.render(<Page first={first} />);
  await expect.poll(() => cards()).toHaveLength(first.length);
  await settled();
}

/** Adds a toast and resolves when it is visible. */
async function arrive(added: Toast): Promise<void> {
  holder.change?.((open) => [...open, added]);
  await expect.poll(() => host.querySelector(`[data-toast="${added.id}"]`)).not.toBeNull();
  await settled();
}

/** The newest toast's entrance animation has ended. */
async function settled(): Promise<void> {
  await Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
}

const cards = (): HTMLElement[] => [...host.querySelectorAll<HTMLElement>('[data-toast]')];
const elsewhere = (): HTMLElement => find('button');

function find(selector: string): HTMLElement {
  const element = host.querySelector<HTMLElement>(selector);
  if (!element) throw new Error(`There is no ${selector}.`);
  return element;
}

const dismissOf = (id: string): HTMLElement => find(`[data-toast="${id}"] > button`);

function boxOf(id: string): Pick<DOMRect, 'x' | 'y' | 'width' | 'height'> {
  const { x, y, width, height } = dismissOf(id).getBoundingClientRect();
  return { x, y, width, height };
}

it.each([1000, 360])(
  'Toasts keeps a toast in its place when others arrive, at %d px [TOAST-5]',
  async (width) => {
    await page.viewport(width, 800);
    await show(toast('one'));
    const before = boxOf('one');
    await arrive(toast('two', reads.repeat(2)));
    await arrive(toast('three'));
    expect(boxOf('one')).toEqual(before);
  },
);

it('Toasts keeps a toast in its place until the others no longer fit, and scrolls to each [TOAST-5]', async () => {
  await page.viewport(360, 480);
  await show(toast('one', reads.repeat(2)), toast('two', reads.repeat(2)));
  const before = boxOf('one');
  for (const id of ['three', 'four', 'five']) await arrive(toast(id, reads.repeat(2)));
  expect(boxOf('one')).toEqual(before);
  const region = find('section');
  expect(region.scrollHeight).toBeGreaterThan(region.clientHeight);
  for (const id of ['five', 'four', 'three', 'two', 'one']) await userEvent.click(dismissOf(id));
  expect(dismissed).toEqual(['five', 'four', 'three', 'two', 'one']);
});

it('Toasts dismisses the pressed toast when another one arrives during the press [TOAST-5]', async () => {
  await show(toast('one'));
  await userEvent.hover(dismissOf('one'));
  const { x, y, width, height } = boxOf('one');
  dismissOf('one').dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
  await arrive(toast('outage', reads));
  expect(document.elementFromPoint(x + width / 2, y + height / 2)?.closest('button')).toBe(dismissOf('one'));
});

it('Toasts keeps the toast with the focused button in its place, and Enter dismisses it [TOAST-5]', async () => {
  await show(toast('one'), toast('two'));
  await userEvent.keyboard('{F6}{Tab}');
  expect(document.activeElement).toBe(dismissOf('two'));
  const before = boxOf('two');
  await arrive(toast('outage', reads));
  expect(boxOf('two')).toEqual(before);
  await userEvent.keyboard('{Enter}');
  expect(dismissed).toEqual(['two']);
  // The next one is the older one below.
  expect(document.activeElement).toBe(find('[data-toast="one"]'));
});

it('Toasts dismisses one toast on a double click and moves the others after the pointer has left [TOAST-6]', async () => {
  await show(toast('one'), toast('two'), toast('three'));
  const before = boxOf('three');
  const lowest = boxOf('one');
  await userEvent.dblClick(dismissOf('one'));
  expect(dismissed).toEqual(['one']);
  expect(boxOf('three')).toEqual(before);
  await userEvent.hover(elsewhere());
  await expect.poll(() => boxOf('two')).toEqual(lowest);
});

it('Toasts dismisses no other toast on a second tap at the same place [TOAST-6]', async () => {
  await show(toast('one'), toast('two'));
  const before = boxOf('two');
  const lowest = boxOf('one');
  const target = dismissOf('one');
  // On touch, the pointer has left before the click.
  for (const kind of ['pointerover', 'pointerdown', 'pointerup', 'pointerout']) {
    const touch = { bubbles: true, pointerType: 'touch', relatedTarget: document.body };
    target.dispatchEvent(new PointerEvent(kind, touch));
    // Each event is a task of its own, as in a browser.
    await new Promise(requestAnimationFrame);
  }
  target.click();
  await expect.poll(() => dismissed).toEqual(['one']);
  expect(boxOf('two')).toEqual(before);
  await expect.poll(() => boxOf('two')).toEqual(lowest);
});

it('Toasts keeps the size of a toast under the pointer when its text changes, until the pointer has left [TOAST-6]', async () => {
  await show(toast('one'), toast('two'));
  await userEvent.hover(dismissOf('two'));
  const before = boxOf('two');
  const { height } = find('[data-toast="one"]').getBoundingClientRect();
  holder.change?.((open) =>
    open.map((each) => (each.id === 'one' ? { ...each, text: reads.repeat(3), count: 2 } : each)),
  );
  await expect.poll(() => find('[data-toast="one"]').textContent).toContain(reads);
  expect(boxOf('two')).toEqual(before);
  await userEvent.hover(elsewhere());
  await expect.poll(() => find('[data-toast="one"]').getBoundingClientRect().height).toBeGreaterThan(height);
});
