import type { ReactElement } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { firstLine, openedItem } from './shell.ts';

const longestOpeningMs = 5000;

/** Milliseconds from the call until React is done, and until the frame is painted. */
export interface Duration {
  script: number;
  painted: number;
}

/** The interface of a page for the measuring script. */
export interface Contender {
  /** Waits for as many frames as the other steps take. */
  rest: () => Promise<Duration>;
  mount: () => Promise<Duration>;
  /** Resolves when no font is loading and the result is painted. */
  settle: () => Promise<void>;
  /** Opens the sub-menu. `clickable` is the time until a click in the middle of its first line would reach it. */
  open: () => Promise<Duration & { clickable: number }>;
  unmount: () => void;
  /** The number of elements in the bar. */
  elements: () => number;
}

declare global {
  interface Window {
    contender: Contender;
  }
}

/** Changes one pixel in every frame, because a browser with nothing to paint delays the next frame until the screen refreshes. */
function keepPainting(): void {
  const speck = document.body.appendChild(document.createElement('i'));
  speck.style.cssText =
    'position: fixed; inset: auto 0 0 auto; inline-size: 1px; block-size: 1px; background: gray';
  let frames = 0;
  function paint(): void {
    frames += 1;
    speck.style.opacity = String(0.5 + (frames % 2) / 4);
    requestAnimationFrame(paint);
  }
  paint();
}

/** Resolves in the first task after the next painted frame. */
function painted(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.addEventListener('message', () => resolve());
      port1.start();
      port2.postMessage(null);
    });
  });
}

async function timed(act: () => void): Promise<Duration> {
  // Excludes earlier work.
  await painted();
  await painted();
  const start = performance.now();
  act();
  const script = performance.now() - start;
  await painted();
  return { script, painted: performance.now() - start };
}

function trigger(host: HTMLElement): HTMLElement {
  const found = [...host.querySelectorAll<HTMLElement>('button, a')].find(
    (each) => each.textContent === openedItem,
  );
  if (!found) throw new Error(`There is no trigger ${openedItem}.`);
  return found;
}

/** Whether a click in the middle of the first line of the sub-menu would reach it. */
function isFirstLineClickable(): boolean {
  const line = [...document.querySelectorAll('a')].find((each) => each.textContent.startsWith(firstLine));
  if (!line) return false;
  const { left, top, width, height } = line.getBoundingClientRect();
  return line.contains(document.elementFromPoint(left + width / 2, top + height / 2));
}

/** Registers a bar for the measuring script. */
export function offer(draw: () => ReactElement): void {
  keepPainting();
  let root: Root;
  const host = document.body.appendChild(document.createElement('div'));
  window.contender = {
    rest: () => timed(() => undefined),
    mount: () =>
      timed(() => {
        root = createRoot(host);
        flushSync(() => root.render(draw()));
      }),
    settle: async () => {
      await document.fonts.ready;
      await painted();
      await painted();
    },
    open: async () => {
      const opener = trigger(host);
      const start = performance.now();
      const duration = await timed(() => {
        // As a mouse click does.
        opener.focus();
        flushSync(() => opener.click());
      });
      const waited = performance.now() - start - duration.painted;
      const deadline = start + longestOpeningMs;
      while (!isFirstLineClickable()) {
        if (performance.now() > deadline) throw new Error(`${openedItem} does not open.`);
        await painted();
      }
      return { ...duration, clickable: performance.now() - start - waited };
    },
    unmount: () => root.unmount(),
    elements: () => host.querySelectorAll('*').length,
  };
}
