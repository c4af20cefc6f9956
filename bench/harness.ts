import type { ReactElement } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { firstLine, openedItem } from './shell.ts';

const longestOpeningMs = 5000;

/** Milliseconds from the call until React is done, and until its frame is on the screen. */
export interface Duration {
  script: number;
  painted: number;
}

/** What a page offers to who measures it. */
export interface Contender {
  /** Does nothing for as many frames as the others take. */
  rest: () => Promise<Duration>;
  mount: () => Promise<Duration>;
  /** Resolves when no font is on its way any more, and what came of it is painted. */
  settle: () => Promise<void>;
  /** `clickable`: until a click in the middle of the sub-menu's first line would reach it. */
  open: () => Promise<Duration & { clickable: number }>;
  unmount: () => void;
  /** How many elements the bar has now. */
  elements: () => number;
}

declare global {
  interface Window {
    contender: Contender;
  }
}

/** Changes a speck in every frame, because a browser with nothing to paint lets the next frame wait for the screen's clock. */
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

/** Resolves in the first task after the next frame was painted. */
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
  // Nothing left over from before is to be counted in.
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

/** Puts a bar where the measuring script finds it. */
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
        // As a click with a mouse does.
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
