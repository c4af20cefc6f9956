import {
  CancelledError,
  ContractError,
  type Clock,
  type Logger,
  type PortalError,
  toPortalError,
} from '@quayside/portal-core';
import { createScripts, type Scripts, type ScriptsOptions } from '@quayside/portal-core/third-party';
import { createFocusGuard, type FocusGuard } from './createFocusGuard.ts';
import { createFrameDocument, type FrameDocument } from './createFrameDocument.ts';
import type { FrameValue } from './frameMessages.ts';

/** The requests to one frame. Once the frame is removed they reject with CancelledError. */
export interface FrameCalls {
  /** Loads a script into the frame, once for all callers. Rejects as `Scripts` of portal-core does. */
  load(this: void, address: string): Promise<void>;
  /** Calls a function of the frame's window by its path (`a.b.c`). Resolves with its result as JSON. Rejects with a PortalError. */
  call(this: void, path: string, ...args: FrameValue[]): Promise<unknown>;
  /** Sets a value of the frame's window by its path. Rejects with a PortalError. */
  set(this: void, path: string, value: FrameValue): Promise<void>;
}

/** The failure of a third party, as the operator sees it. */
export interface ThirdPartyFailure {
  readonly service: ThirdPartyFrameOptions['service'];
  /** `took-focus`: it took the keyboard focus. `left-page`: it navigated away. Otherwise the name of a PortalError. */
  readonly type: string;
}

/** A third party in a frame without an origin. A removed frame is created again when it is next needed, unless it was removed for good. */
export interface ThirdPartyFrame {
  /** The port that portal-core loads scripts with, into the current frame or a new one. */
  readonly scripts: Scripts;
  /** The calls of the current frame, or of a new one. They stay with that frame, also after an await. */
  getCalls(this: void): FrameCalls;
  /** Shows the frame as a window and moves the focus into it. */
  open(this: void): void;
  /** Hides the frame. If it has the focus, the focus returns to where it came from. */
  close(this: void): void;
  /** Removes the frame and its state from the page. Pending requests reject with CancelledError. */
  remove(this: void): void;
  /** Calls the listener when the frame was removed because the third party navigated away or took the keyboard focus. `isFinal`: it isn't created again until the page is reloaded. Returns a function that unsubscribes. */
  onLost(this: void, listener: (reason: PortalError, isFinal: boolean) => void): () => void;
}

/** The third party, and whose scripts it may load. */
export interface ThirdPartyFrameOptions extends ScriptsOptions {
  /** Its name for the operator. */
  service: 'live-chat' | 'survey' | 'usage';
  /** The frame's accessible name. */
  title: string;
  /** The timeout of a request. Default: 30000 ms. */
  responseTimeoutMs?: number;
}

/** The ports of a frame. `page` defaults to the current document. */
export interface ThirdPartyFramePorts {
  clock: Clock;
  logger: Logger;
  page?: Document;
  /** Finds the element to focus when the previously focused one is gone. Called in the next animation frame. Default: none. */
  findFocusTarget?: () => HTMLElement | null;
  /** Called for each failure. */
  onFailure?: (failure: ThirdPartyFailure) => void;
  /** The page's focus guard, shared by all frames. Default: one for this frame alone. */
  focusGuard?: FocusGuard;
}

interface ActiveFrame {
  readonly frame: FrameDocument;
  readonly calls: FrameCalls;
  readonly stopWatching: () => void;
  /** The element that had the focus when the window was opened; null while it is closed. */
  focusedBefore: Element | null;
}

/** Creates the frame of one third party. It is added to the page when it is first needed. Vendors with a frame each don't see one another. */
export function createThirdPartyFrame(
  { service, title, responseTimeoutMs = 30_000, ...scriptsOptions }: ThirdPartyFrameOptions,
  {
    clock,
    logger,
    page = document,
    findFocusTarget = () => null,
    onFailure = () => undefined,
    focusGuard = createFocusGuard({ page, clock }),
  }: ThirdPartyFramePorts,
): ThirdPartyFrame {
  const listeners = new Set<Parameters<ThirdPartyFrame['onLost']>[0]>();
  let active: ActiveFrame | null = null;
  /** The reason why no frame may be created any more. */
  let finalReason: PortalError | null = null;

  function getActive(): ActiveFrame {
    if (finalReason !== null) throw finalReason;
    active ??= createActive();
    return active;
  }

  function createActive(): ActiveFrame {
    const frame = createFrameDocument({ title, responseTimeoutMs }, { page, clock, onLost: handleLeft });
    async function append(url: string, { signal }: { signal: AbortSignal }): Promise<void> {
      // A script that timed out may still arrive, so its frame must be gone by then.
      signal.addEventListener('abort', () => end(frame, new CancelledError('aborted')));
      await frame.request({ action: 'load', url });
    }
    const { load } = createScripts(scriptsOptions, { append, clock, logger });
    const calls = createFrameCalls(frame, load, (error) => {
      if (active?.frame === frame) onFailure({ service, type: toPortalError(error).name });
    });
    const stopWatching = focusGuard.watch(frame.element, () => handleFocusTaken(frame));
    return { frame, calls, stopWatching, focusedBefore: null };
  }

  function end(frame: FrameDocument, reason: PortalError): void {
    if (active?.frame === frame) {
      close();
      active.stopWatching();
      active = null;
    }
    frame.end(reason);
  }

  function handleLeft(reason: PortalError): void {
    if (active === null) return;
    logger.warn('A third party was removed, because it navigated away.', reason);
    onFailure({ service, type: 'left-page' });
    end(active.frame, reason);
    notifyLost(reason);
  }

  function handleFocusTaken(frame: FrameDocument): void {
    finalReason = new ContractError(
      `A third party (${service}) took the keyboard focus without a click or Tab into its frame. It stays off until the page is reloaded. Tell its vendor, or remove its script from the configuration.`,
    );
    logger.warn('A third party was removed, because it took the keyboard focus.', finalReason);
    onFailure({ service, type: 'took-focus' });
    end(frame, finalReason);
    notifyLost(finalReason);
  }

  function notifyLost(reason: PortalError): void {
    for (const listener of Array.from(listeners)) listener(reason, finalReason !== null);
  }

  function close(): void {
    if (active === null || active.focusedBefore === null) return;
    const { frame, focusedBefore } = active;
    const hadFocus = page.activeElement === frame.element;
    active.focusedBefore = null;
    frame.element.hidden = true;
    if (!hadFocus) return;
    frame.element.blur();
    returnFocus(focusedBefore, page, findFocusTarget);
  }

  return {
    scripts: {
      async load(address) {
        await getActive().calls.load(address);
      },
    },
    getCalls: () => (finalReason === null ? getActive().calls : rejectAll(finalReason)),
    open() {
      if (finalReason !== null) return;
      const opened = getActive();
      const { frame } = opened;
      if (opened.focusedBefore !== null) return;
      opened.focusedBefore = page.activeElement ?? page.body;
      frame.attach();
      frame.element.hidden = false;
      focusGuard.focusInto(frame.element);
    },
    close,
    remove() {
      if (active !== null) end(active.frame, new CancelledError('aborted'));
    },
    onLost(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/** The calls of one frame. Each failure is reported, then rejects. */
function createFrameCalls(
  frame: FrameDocument,
  load: FrameCalls['load'],
  report: (error: unknown) => void,
): FrameCalls {
  async function reported<Value>(work: Promise<Value>): Promise<Value> {
    try {
      return await work;
    } catch (error) {
      report(error);
      throw error;
    }
  }
  return {
    load: (address) => reported(load(address)),
    call: (path, ...args) => reported(frame.request({ action: 'call', path, args })),
    async set(path, value) {
      await reported(frame.request({ action: 'set', path, value }));
    },
  };
}

function rejectAll(reason: PortalError): FrameCalls {
  const reject = (): Promise<never> => Promise.reject(reason);
  return { load: reject, call: reject, set: reject };
}

function returnFocus(to: Element, page: Document, findFocusTarget: () => HTMLElement | null): void {
  if (to instanceof HTMLElement && to.isConnected) {
    to.focus({ preventScroll: true });
    return;
  }
  page.defaultView?.requestAnimationFrame(() => {
    const hasFocus = page.activeElement !== null && page.activeElement !== page.body;
    if (!hasFocus) findFocusTarget()?.focus({ preventScroll: true });
  });
}
