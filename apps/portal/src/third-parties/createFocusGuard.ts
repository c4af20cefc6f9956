import { createPageUse, type PageUsePorts, RECENT_MS } from './createPageUse.ts';

/** Takes the focus back from frames that steal it. */
export interface FocusGuard {
  /** Watches a frame. `onTaken` is called when the frame must be removed. Returns a function that stops watching. */
  watch(this: void, frame: HTMLIFrameElement, onTaken: () => void): () => void;
  /** Moves the focus into a watched frame. */
  focusInto(this: void, frame: HTMLIFrameElement): void;
}

interface Watched {
  readonly onTaken: () => void;
  /** Whether it stole the focus once and we took it back. */
  isWarned: boolean;
}

/** While a frame or another window has the focus, the page receives no focus events, so the guard polls. */
const POLL_INTERVAL_MS = 50;

const EDITABLE = 'input, textarea, select, [contenteditable]:not([contenteditable="false"])';

/**
 * Creates the guard. It listens while it watches a frame. A script in a frame without an origin can move the focus into
 * its frame at any time, and no attribute prevents that. The page receives no events from inside the frame, so the guard
 * decides by the page's own events just before the focus moves.
 */
export function createFocusGuard({ page, clock }: PageUsePorts): FocusGuard {
  const watched = new Map<Element, Watched>();
  const use = createPageUse({ page, clock }, (element) => watched.has(element));
  /** The element that may have the focus. */
  let holder: Element | null = null;
  /** Whether the page's window had the focus at the last check. */
  let wasHere = true;
  /** When a frame was first found focused in a window without focus. */
  let takenAwayMs: number | null = null;
  let cancelCheck = doNothing;
  let stopListening = doNothing;

  /** Compares the focused element with the one that may have the focus. */
  function check(): void {
    const active = page.activeElement;
    const isHere = page.hasFocus();
    const entry = active === null ? undefined : watched.get(active);
    if (active === null || entry === undefined) {
      holder = active;
      takenAwayMs = null;
    } else if (isFrame(active) && (active !== holder || active.hidden)) judge(active, entry, isHere);
    wasHere = isHere;
    const isElsewhere = !page.hasFocus() || (page.activeElement !== null && watched.has(page.activeElement));
    if (isElsewhere && watched.size > 0) checkIn(POLL_INTERVAL_MS);
  }

  function checkIn(delayMs: number): void {
    cancelCheck();
    cancelCheck = clock.setTimeout(check, delayMs);
  }

  function judge(frame: HTMLIFrameElement, entry: Watched, isHere: boolean): void {
    if (!isHere && !frame.hidden) {
      // After a click from another window, the frame may have the focus before the window does.
      takenAwayMs ??= clock.monotonic();
      if (clock.monotonic() - takenAwayMs < RECENT_MS) return;
    }
    const comesWithWindow = isHere && (!wasHere || takenAwayMs !== null);
    takenAwayMs = null;
    if (isHere && isAllowed(frame, comesWithWindow)) admit(frame, entry);
    else takeBack(frame, entry);
  }

  function isAllowed(frame: HTMLIFrameElement, comesWithWindow: boolean): boolean {
    if (frame.hidden || frame.closest('[inert], [aria-hidden="true"]') !== null) return false;
    if (comesWithWindow || use.wasTabPressed()) return true;
    const isPointedAt = frame.matches(':hover');
    if (isPointedAt && use.isMouseLatest()) return true;
    if (use.isRecent()) return false;
    if (isPointedAt || canBeTouched(page)) return true;
    // By Tab from one frame to the next, without an event in the page; or by a screen reader, without a key.
    return holder === null || watched.has(holder) || !holder.matches(EDITABLE);
  }

  function admit(frame: HTMLIFrameElement, entry: Watched): void {
    holder = frame;
    entry.isWarned = false;
    use.record();
  }

  function takeBack(frame: HTMLIFrameElement, entry: Watched): void {
    const before = holder;
    // A visible frame gets one warning. A hidden frame has no reason to take the focus.
    if (frame.hidden || entry.isWarned) entry.onTaken();
    entry.isWarned = true;
    if (before instanceof HTMLElement && before.isConnected && before !== page.body) {
      before.focus({ preventScroll: true });
      holder = before;
    } else {
      if (page.activeElement instanceof HTMLElement) page.activeElement.blur();
      holder = page.activeElement;
    }
    use.record();
  }

  function listen(): () => void {
    const controller = new AbortController();
    const options = { capture: true, signal: controller.signal };
    page.defaultView?.addEventListener(
      'focusin',
      ({ target }) => {
        if (target instanceof Element && !watched.has(target)) holder = target;
      },
      options,
    );
    // Browsers ignore a focus change during a focus event, so we check right after it.
    for (const type of ['focusin', 'focusout', 'focus', 'blur'] as const)
      page.defaultView?.addEventListener(type, () => checkIn(0), options);
    const stopObserving = use.observe();
    return () => {
      controller.abort();
      stopObserving();
      cancelCheck();
    };
  }

  return {
    watch(frame, onTaken) {
      if (watched.size === 0) {
        stopListening = listen();
        holder = page.activeElement;
        wasHere = page.hasFocus();
      }
      watched.set(frame, { onTaken, isWarned: false });
      return () => {
        if (watched.delete(frame) && watched.size === 0) stopListening();
      };
    },
    focusInto(frame) {
      const entry = watched.get(frame);
      if (entry !== undefined) admit(frame, entry);
      frame.focus({ preventScroll: true });
    },
  };
}

function isFrame(element: Element): element is HTMLIFrameElement {
  return element instanceof HTMLIFrameElement;
}

/** A touch inside a frame sends no event to the page. */
function canBeTouched(page: Document): boolean {
  return page.defaultView?.matchMedia('(any-pointer: coarse)').matches ?? false;
}

function doNothing(): void {}
