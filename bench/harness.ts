import type { ReactElement } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { openedItem } from './shell.ts';

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
  /** `clickable`: until a click in the middle of the sub-menu's first line would reach it. */
  open: () => Promise<Duration & { clickable: number }>;
  unmount: () => void;
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

function trigger(host: HTMLElement): HTMLButtonElement {
  const found = [...host.querySelectorAll('button')].find((each) => each.textContent === openedItem);
  if (!found) throw new Error(`There is no button ${openedItem}.`);
  return found;
}

function isFirstLineClickable(opener: HTMLElement): boolean {
  const panel = document.getElementById(opener.getAttribute('aria-controls') ?? '');
  const line = panel?.querySelector('a');
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
    open: async () => {
      const opener = trigger(host);
      const start = performance.now();
      const duration = await timed(() => {
        // As a click with a mouse does.
        opener.focus();
        flushSync(() => opener.click());
      });
      const waited = performance.now() - start - duration.painted;
      while (!isFirstLineClickable(opener)) await painted();
      return { ...duration, clickable: performance.now() - start - waited };
    },
    unmount: () => root.unmount(),
  };
}
