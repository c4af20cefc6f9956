import type { Clock } from '@quayside/portal-core';

/** The page to observe, and the clock. */
export interface PageUsePorts {
  page: Document;
  clock: Clock;
}

/** The user's last input, as far as the page receives its events. */
export interface PageUse {
  /** Starts listening. Returns a function that stops it. */
  observe(this: void): () => void;
  /** Records an input that has no event. */
  record(this: void): void;
  /** Whether a key, a click or a focus change was within `RECENT_MS`. */
  isRecent(this: void): boolean;
  /** Whether a key that moves the focus was pressed and the focus has not moved within the page since. */
  wasTabPressed(this: void): boolean;
  /** Whether the pointer moved over a frame after every other input. */
  isMouseLatest(this: void): boolean;
}

/** A user needs at least this long after one input to reach a frame with the next. */
export const RECENT_MS = 300;

const focusKeys = new Set(['Tab', 'F6']);

/** Creates the tracker. Events on the elements that `isFrame` returns true for don't count as input. */
export function createPageUse(
  { page, clock }: PageUsePorts,
  isFrame: (element: Element) => boolean,
): PageUse {
  let lastMs = -Infinity;
  let tab: { readonly event: KeyboardEvent; readonly atMs: number } | null = null;
  let overFrameMs = -Infinity;

  const isJustNow = (timeMs: number): boolean => clock.monotonic() - timeMs < RECENT_MS;
  const isOfFrame = ({ target }: Event): boolean => target instanceof Element && isFrame(target);

  function record(): void {
    lastMs = clock.monotonic();
    tab = null;
  }

  return {
    record,
    observe() {
      const controller = new AbortController();
      const options = { capture: true, signal: controller.signal };
      const view = page.defaultView;
      view?.addEventListener(
        'keydown',
        (event) => {
          if (focusKeys.has(event.key)) tab = { event, atMs: clock.monotonic() };
          else record();
        },
        options,
      );
      view?.addEventListener('pointerdown', record, options);
      view?.addEventListener('focusin', (event) => void (isOfFrame(event) || record()), options);
      view?.addEventListener(
        'pointerover',
        (event) => {
          if (isOfFrame(event)) overFrameMs = clock.monotonic();
        },
        options,
      );
      return () => controller.abort();
    },
    isRecent: () => isJustNow(lastMs),
    wasTabPressed: () => tab !== null && !tab.event.defaultPrevented && isJustNow(tab.atMs),
    isMouseLatest: () => overFrameMs > lastMs,
  };
}
