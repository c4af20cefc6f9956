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

/** What may be asked of one frame as long as it stands; afterwards everything rejects with CancelledError. */
export interface FrameCalls {
  /** Loads a script into the frame, once for all who ask. Rejects as core's `Scripts` does. */
  load(this: void, address: string): Promise<void>;
  /** Calls a function of the frame's window by its path (`a.b.c`) and answers with what JSON can say of its result. Rejects with a PortalError. */
  call(this: void, path: string, ...args: FrameValue[]): Promise<unknown>;
  /** Sets a value of the frame's window by its path. Rejects with a PortalError. */
  set(this: void, path: string, value: FrameValue): Promise<void>;
}

/** A third party that failed, for the operator. */
export interface ThirdPartyFailure {
  readonly service: ThirdPartyFrameOptions['service'];
  /** `took-focus`: it took the keyboard. `left-page`: it left its page. Otherwise the name of a PortalError. */
  readonly type: string;
}

/** One third party in a frame without an origin. Where the frame was removed, the next who needs it begins with a new one, unless it was removed for good. */
export interface ThirdPartyFrame {
  /** For the core: loads a script into the frame that stands, or into a new one. */
  readonly scripts: Scripts;
  /** The frame that stands, or a new one: who waits in between must not speak to another's. */
  present(this: void): FrameCalls;
  /** Shows the frame as a window and moves the focus into it. */
  open(this: void): void;
  /** Hides it; the focus, when it is in there, goes back to where it came from. */
  close(this: void): void;
  /** Takes the frame and all that it knows out of the page; what still waits rejects with CancelledError. */
  remove(this: void): void;
  /** Calls back when the frame had to be removed: the third party left its page, or took the keyboard. `isFinal`: there is no next one while this page is open. Returns what ends it. */
  onLost(this: void, listener: (reason: PortalError, isFinal: boolean) => void): () => void;
}

/** What the frame is and whose scripts it may load. */
export interface ThirdPartyFrameOptions extends ScriptsOptions {
  /** What the operator is told it is. */
  service: 'live-chat' | 'survey' | 'usage';
  /** The name by which assistive technology tells the frame. */
  title: string;
  /** How long a call may take to be answered; default 30000 ms. */
  responseTimeoutMs?: number;
}

/** What a frame stands on; the page defaults to this one. */
export interface ThirdPartyFramePorts {
  clock: Clock;
  logger: Logger;
  page?: Document;
  /** What takes the focus when what had it before is gone; asked once the page was drawn anew. Default: nothing. */
  findFocusTarget?: () => HTMLElement | null;
  /** Hears of each failure. */
  onFailure?: (failure: ThirdPartyFailure) => void;
  /** The page has one, shared by all frames; default: one of this frame's own. */
  focusGuard?: FocusGuard;
}

interface Life {
  readonly frame: FrameDocument;
  readonly calls: FrameCalls;
  readonly endWatch: () => void;
  /** What had the focus when the window was opened; null while it is closed. */
  before: Element | null;
}

/** Builds the frame of one third party; nothing is in the page before it is needed. Vendors do not see each other when each has its own. */
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
  let life: Life | null = null;
  /** Why no frame may be built any more. */
  let finalReason: PortalError | null = null;

  function present(): Life {
    if (finalReason !== null) throw finalReason;
    life ??= begin();
    return life;
  }

  function begin(): Life {
    const frame = createFrameDocument(
      { title, responseTimeoutMs: responseTimeoutMs },
      { page, clock, onLost: lose },
    );
    async function append(url: string, { signal }: { signal: AbortSignal }): Promise<void> {
      // A script whose time is over may still arrive: its page must not be there by then.
      signal.addEventListener('abort', () => end(frame, new CancelledError('aborted')));
      await frame.request({ action: 'load', url });
    }
    const { load } = createScripts(scriptsOptions, { append, clock, logger });
    const report = (error: unknown): void => {
      if (life?.frame === frame) onFailure({ service, type: toPortalError(error).name });
    };
    const calls: FrameCalls = {
      load: (address) => reported(load(address), report),
      call: (path, ...args) => reported(frame.request({ action: 'call', path, args }), report),
      async set(path, value) {
        await reported(frame.request({ action: 'set', path, value }), report);
      },
    };
    const endWatch = focusGuard.watch(frame.element, () => endForGood(frame));
    return { frame, calls, endWatch, before: null };
  }

  function end(frame: FrameDocument, reason: PortalError): void {
    if (life?.frame === frame) {
      close();
      life.endWatch();
      life = null;
    }
    frame.end(reason);
  }

  function lose(reason: PortalError): void {
    if (life === null) return;
    logger.warn('A third party was ended.', reason);
    onFailure({ service, type: 'left-page' });
    end(life.frame, reason);
    tellLost(reason);
  }

  function endForGood(frame: FrameDocument): void {
    finalReason = new ContractError(
      `A third party (${service}) took the keyboard without a click or Tab into its frame. It is off until the page is reloaded. Tell its vendor, or take its script out of the configuration.`,
    );
    logger.warn('A third party was ended, because it took the keyboard.', finalReason);
    onFailure({ service, type: 'took-focus' });
    end(frame, finalReason);
    tellLost(finalReason);
  }

  function tellLost(reason: PortalError): void {
    for (const listener of Array.from(listeners)) listener(reason, finalReason !== null);
  }

  function close(): void {
    if (life === null || life.before === null) return;
    const { frame, before } = life;
    const hadFocus = page.activeElement === frame.element;
    life.before = null;
    frame.element.hidden = true;
    if (!hadFocus) return;
    frame.element.blur();
    giveFocusBack(before);
  }

  function giveFocusBack(before: Element): void {
    if (before instanceof HTMLElement && before.isConnected) {
      before.focus({ preventScroll: true });
      return;
    }
    page.defaultView?.requestAnimationFrame(() => {
      const isTaken = page.activeElement !== null && page.activeElement !== page.body;
      if (!isTaken) findFocusTarget()?.focus({ preventScroll: true });
    });
  }

  return {
    scripts: {
      async load(address) {
        await present().calls.load(address);
      },
    },
    present: () => (finalReason === null ? present().calls : refuseAll(finalReason)),
    open() {
      if (finalReason !== null) return;
      const opened = present();
      const { frame } = opened;
      if (opened.before !== null) return;
      opened.before = page.activeElement ?? page.body;
      frame.putIn();
      frame.element.hidden = false;
      focusGuard.focusInto(frame.element);
    },
    close,
    remove() {
      if (life !== null) end(life.frame, new CancelledError('aborted'));
    },
    onLost(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

function refuseAll(reason: PortalError): FrameCalls {
  const refuse = (): Promise<never> => Promise.reject(reason);
  return { load: refuse, call: refuse, set: refuse };
}

async function reported<Value>(work: Promise<Value>, report: (error: unknown) => void): Promise<Value> {
  try {
    return await work;
  } catch (error) {
    report(error);
    throw error;
  }
}
