/// <reference types="@vitest/browser-playwright" />
import { cdp } from 'vitest/browser';

/** Sends real keyboard and mouse input, so that the browser's default actions (focus, links, submitting) happen too. */

const keys = {
  Tab: { code: 9 },
  Escape: { code: 27 },
  Enter: { code: 13, text: '\r' },
  ' ': { code: 32, text: ' ' },
  ArrowDown: { code: 40 },
  ArrowUp: { code: 38 },
  ArrowLeft: { code: 37 },
  ArrowRight: { code: 39 },
  a: { code: 65, text: 'a' },
} as const;

export type Key = keyof typeof keys;

export async function press(key: Key, { shift = false } = {}): Promise<void> {
  const { code, ...rest } = keys[key];
  const common = {
    key,
    code: key === ' ' ? 'Space' : key,
    windowsVirtualKeyCode: code,
    modifiers: shift ? 8 : 0,
  };
  await cdp().send('Input.dispatchKeyEvent', {
    type: 'text' in rest ? 'keyDown' : 'rawKeyDown',
    ...common,
    ...rest,
  });
  await cdp().send('Input.dispatchKeyEvent', { type: 'keyUp', ...common });
}

/** Clicks the topmost element at a point of the page, in CSS px. */
export async function clickAt(x: number, y: number): Promise<void> {
  const frame = window.frameElement?.getBoundingClientRect();
  const scale = frame ? frame.width / window.innerWidth : 1;
  const point = { x: (frame?.left ?? 0) + x * scale, y: (frame?.top ?? 0) + y * scale };
  const button = { ...point, button: 'left', clickCount: 1 } as const;
  await cdp().send('Input.dispatchMouseEvent', { type: 'mousePressed', ...button });
  await cdp().send('Input.dispatchMouseEvent', { type: 'mouseReleased', ...button });
}

/** Resolves after the next paint. */
export function painted(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
  });
}
