import type { Clock } from '@quayside/portal-core';

/** What is observed, and by which clock. */
export interface PageUsePorts {
  page: Document;
  clock: Clock;
}

/** How the user used the page last, as far as the page itself sees it. */
export interface PageUse {
  /** Begins to listen; returns what ends it. */
  observe(this: void): () => void;
  /** Notes a use that no event tells of. */
  note(this: void): void;
  /** A key, a click or a move of the focus was just now. */
  isRecent(this: void): boolean;
  /** A key that moves the focus was pressed, and the focus has not moved in the page since. */
  wasTabPressed(this: void): boolean;
  /** The mouse came over a frame after everything else. */
  isMouseLatest(this: void): boolean;
}

/** Within this time after a key, a click or a move of the focus nobody gets to a frame by hand. */
export const RECENT_MS = 300;

const focusKeys = new Set(['Tab', 'F6']);

/** Builds it; `isFrame` tells the frames, what happens to which is no use of the page. */
export function createPageUse(
  { page, clock }: PageUsePorts,
  isFrame: (element: Element) => boolean,
): PageUse {
  let lastMs = -Infinity;
  let tab: { readonly event: KeyboardEvent; readonly atMs: number } | null = null;
  let overFrameMs = -Infinity;

  const isJustNow = (timeMs: number): boolean => clock.monotonic() - timeMs < RECENT_MS;
  const isOfFrame = ({ target }: Event): boolean => target instanceof Element && isFrame(target);

  function note(): void {
    lastMs = clock.monotonic();
    tab = null;
  }

  return {
    note,
    observe() {
      const controller = new AbortController();
      const options = { capture: true, signal: controller.signal };
      const view = page.defaultView;
      view?.addEventListener(
        'keydown',
        (event) => {
          if (focusKeys.has(event.key)) tab = { event, atMs: clock.monotonic() };
          else note();
        },
        options,
      );
      view?.addEventListener('pointerdown', note, options);
      view?.addEventListener('focusin', (event) => void (isOfFrame(event) || note()), options);
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
