import { createPageUse, type PageUsePorts, RECENT_MS } from './createPageUse.ts';

/** Keeps the keyboard from frames that take it. */
export interface FocusGuard {
  /** Watches a frame; `onTaken` is called when it has to be ended. Returns what ends the watch. */
  watch(this: void, frame: HTMLIFrameElement, onTaken: () => void): () => void;
  /** Moves the focus into a watched frame. */
  focusInto(this: void, frame: HTMLIFrameElement): void;
}

interface Watched {
  readonly onTaken: () => void;
  /** It took the focus once, and gave it back. */
  isWarned: boolean;
}

/** While a frame or another window has the focus, no event says that it moves on. */
const LOOK_EVERY_MS = 50;

const EDITABLE = 'input, textarea, select, [contenteditable]:not([contenteditable="false"])';

/**
 * Builds the guard; it listens while a frame is watched. A script in a frame without an origin can move the focus into
 * its frame at any time, and no attribute of the frame forbids it. The page does not see what happens inside the frame,
 * so the guard judges by what it sees itself just before the focus moves.
 */
export function createFocusGuard({ page, clock }: PageUsePorts): FocusGuard {
  const watched = new Map<Element, Watched>();
  const use = createPageUse({ page, clock }, (element) => watched.has(element));
  /** The element that has the focus rightly. */
  let holder: Element | null = null;
  /** Whether the page's window had the focus when we last looked. */
  let wasHere = true;
  /** When a frame was first seen to have the focus in a window that has none. */
  let takenAwayMs: number | null = null;
  let cancelLook = doNothing;
  let stopListening = doNothing;

  /** Compares who has the focus with who should have it. */
  function look(): void {
    const active = page.activeElement;
    const isHere = page.hasFocus();
    const entry = active === null ? undefined : watched.get(active);
    if (active === null || entry === undefined) {
      holder = active;
      takenAwayMs = null;
    } else if (isFrame(active) && (active !== holder || active.hidden)) judge(active, entry, isHere);
    wasHere = isHere;
    const isElsewhere = !page.hasFocus() || (page.activeElement !== null && watched.has(page.activeElement));
    if (isElsewhere && watched.size > 0) lookIn(LOOK_EVERY_MS);
  }

  function lookIn(delayMs: number): void {
    cancelLook();
    cancelLook = clock.setTimeout(look, delayMs);
  }

  function judge(frame: HTMLIFrameElement, entry: Watched, isHere: boolean): void {
    if (!isHere && !frame.hidden) {
      // A click into this window from another one: the focus may be in the frame before the window has it.
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
    // From one frame to the next by Tab, which the page does not see; or by a screen reader, which presses no key.
    return holder === null || watched.has(holder) || !holder.matches(EDITABLE);
  }

  function admit(frame: HTMLIFrameElement, entry: Watched): void {
    holder = frame;
    entry.isWarned = false;
    use.note();
  }

  function takeBack(frame: HTMLIFrameElement, entry: Watched): void {
    const before = holder;
    // A window may be clumsy once. A hidden frame has no reason to have the focus.
    if (frame.hidden || entry.isWarned) entry.onTaken();
    entry.isWarned = true;
    if (before instanceof HTMLElement && before.isConnected && before !== page.body) {
      before.focus({ preventScroll: true });
      holder = before;
    } else {
      if (page.activeElement instanceof HTMLElement) page.activeElement.blur();
      holder = page.activeElement;
    }
    use.note();
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
    // While an event says that the focus moves, browsers ignore who moves it on: we look right after it.
    for (const type of ['focusin', 'focusout', 'focus', 'blur'] as const)
      page.defaultView?.addEventListener(type, () => lookIn(0), options);
    const stopObserving = use.observe();
    return () => {
      controller.abort();
      stopObserving();
      cancelLook();
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

/** A touch is seen by the frame alone. */
function canBeTouched(page: Document): boolean {
  return page.defaultView?.matchMedia('(any-pointer: coarse)').matches ?? false;
}

function doNothing(): void {}
