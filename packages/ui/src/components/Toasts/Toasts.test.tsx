import { act, type ReactElement } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { QuaysideProvider } from '../../theme/QuaysideProvider.tsx';
import { Toasts, type Toast, type ToastsProps } from './Toasts.tsx';

const onDismiss = vi.fn<ToastsProps['onDismiss']>();
const saved: Toast = { id: 'saved', tone: 'positive', text: 'The quote is saved.', count: 1 };
let host: HTMLDivElement;
let root: Root;

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.useFakeTimers();
  host = document.createElement('div');
  document.body.append(host);
  root = createRoot(host);
  onDismiss.mockClear();
});

afterEach(() => {
  act(() => root.unmount());
  host.remove();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const drawing = (...toasts: Toast[]): ReactElement => (
  <QuaysideProvider>
    <Toasts toasts={toasts} onDismiss={onDismiss} timeOutSeconds={8} />
  </QuaysideProvider>
);

function draw(...toasts: Toast[]): void {
  act(() => root.render(drawing(...toasts)));
}

function pass(seconds: number): void {
  act(() => {
    vi.advanceTimersByTime(seconds * 1000);
  });
}

function find(selector: string): HTMLElement {
  const element = host.querySelector<HTMLElement>(selector);
  if (!element) throw new Error(`There is no ${selector}.`);
  return element;
}

/** The messages of a live region. */
function messagesOf(region: HTMLElement): string[] {
  return Array.from(region.children, ({ textContent }) => textContent.trim());
}

function point(kind: 'pointerover' | 'pointerout'): void {
  act(() => {
    find('section').dispatchEvent(new PointerEvent(kind, { bubbles: true, relatedTarget: document.body }));
  });
}

it('Toasts dismisses a toast after its timeout', () => {
  draw(saved);
  pass(7.9);
  expect(onDismiss).not.toHaveBeenCalled();
  pass(0.2);
  expect(onDismiss).toHaveBeenCalledExactlyOnceWith('saved', 'timeout');
});

it('Toasts pauses the timer under the pointer and resumes it afterwards', () => {
  draw(saved);
  pass(6);
  point('pointerover');
  pass(60);
  expect(onDismiss).not.toHaveBeenCalled();
  point('pointerout');
  pass(1.9);
  expect(onDismiss).not.toHaveBeenCalled();
  pass(0.2);
  expect(onDismiss).toHaveBeenCalledOnce();
});

it('Toasts pauses the timer while a toast has focus', () => {
  draw(saved);
  pass(6);
  act(() => find('section').focus({ focusVisible: true }));
  pass(60);
  expect(onDismiss).not.toHaveBeenCalled();
  act(() => find('section').blur());
  pass(2.1);
  expect(onDismiss).toHaveBeenCalledOnce();
});

it('Toasts restarts the timer for a duplicate', () => {
  draw(saved);
  pass(6);
  draw({ ...saved, count: 2 });
  pass(6);
  expect(onDismiss).not.toHaveBeenCalled();
  pass(2.1);
  expect(onDismiss).toHaveBeenCalledOnce();
});

it('Toasts keeps a toast that is critical or has an action', () => {
  draw(
    { ...saved, id: 'failed', tone: 'critical' },
    { ...saved, id: 'removed', action: { label: 'Undo', onAction: () => undefined } },
  );
  pass(3600);
  expect(onDismiss).not.toHaveBeenCalled();
});

it('Toasts announces a toast once, again for a duplicate, and then removes the announcement', () => {
  draw();
  const region = find('output');
  expect(region.textContent).toBe('');
  draw(saved);
  expect(messagesOf(region)).toEqual(['Done. The quote is saved.']);
  draw({ ...saved });
  expect(messagesOf(region)).toEqual(['Done. The quote is saved.']);
  draw({ ...saved, count: 2 });
  expect(messagesOf(region)).toEqual(['Done. The quote is saved. 2 times.']);
  pass(7.1);
  expect(region.textContent).toBe('');
});

it('Toasts announces each toast separately and removes the announcement with the toast [TOAST-3]', () => {
  const offline: Toast = {
    id: 'offline',
    tone: 'caution',
    title: 'You are offline',
    text: 'Wait.',
    count: 1,
  };
  const failed: Toast = { id: 'failed', tone: 'critical', text: 'Error occurred.', count: 1 };
  draw();
  draw(saved, offline, failed);
  expect(messagesOf(find('output'))).toEqual([
    'Done. The quote is saved.',
    'Caution. You are offline. Wait.',
  ]);
  expect(messagesOf(find('[role="alert"]'))).toEqual(['Error occurred.']);
  expect(find('output').innerText.split('\n')).toHaveLength(2);
  draw(offline);
  expect(messagesOf(find('output'))).toEqual(['Caution. You are offline. Wait.']);
  expect(find('[role="alert"]').textContent).toBe('');
});

it('Toasts does not announce the tone when the text begins with it [TOAST-3]', () => {
  draw({ id: 'failed', tone: 'critical', text: 'Error occurred.', count: 1 });
  expect(host.querySelector('li [role="img"]')).toBeNull();
  draw({ id: 'refused', tone: 'critical', text: 'The order was refused.', count: 1 });
  expect(find('li [role="img"]').getAttribute('aria-label')).toBe('Error');
});
