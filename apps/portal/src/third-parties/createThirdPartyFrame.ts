import { CancelledError, type Clock, type Logger, type PortalError } from '@quayside/portal-core';
import { createScripts, type Scripts, type ScriptsOptions } from '@quayside/portal-core/third-party';
import { createFrameDocument, type FrameDocument } from './createFrameDocument.ts';
import type { FrameValue } from './frameMessages.ts';
import './thirdPartyFrame.css';

/** What may be asked of one frame as long as it stands; afterwards everything rejects with CancelledError. */
export interface FrameCalls {
  /** Loads a script into the frame, once for all who ask. Rejects as core's `Scripts` does. */
  load(this: void, address: string): Promise<void>;
  /** Calls a function of the frame's window by its path (`a.b.c`) and answers with what JSON can say of its result. Rejects with a PortalError. */
  call(this: void, path: string, ...args: FrameValue[]): Promise<unknown>;
  /** Sets a value of the frame's window by its path. Rejects with a PortalError. */
  set(this: void, path: string, value: FrameValue): Promise<void>;
}

/** One third party in a frame without an origin. Where the frame was removed, the next who needs it begins with a new one. */
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
  /** Calls back when the third party has left its page, by which the frame is gone; returns what ends it. */
  onLost(this: void, listener: () => void): () => void;
}

/** What the frame is and whose scripts it may load. */
export interface ThirdPartyFrameOptions extends ScriptsOptions {
  /** The name by which assistive technology tells the frame. */
  title: string;
  /** How long a call may take to be answered; default 30000 ms. */
  answerTimeoutMs?: number;
}

/** What a frame stands on; the page defaults to this one. */
export interface ThirdPartyFramePorts {
  clock: Clock;
  logger: Logger;
  page?: Document;
  /** What takes the focus when what had it before is gone; asked once the page was drawn anew. Default: nothing. */
  findFocusTarget?: () => HTMLElement | null;
}

interface Life {
  readonly frame: FrameDocument;
  readonly calls: FrameCalls;
  /** What had the focus when the window was opened; null while it is closed. */
  before: Element | null;
}

/** Builds the frame of one third party; nothing is in the page before it is needed. Vendors do not see each other when each has its own. */
export function createThirdPartyFrame(
  { title, answerTimeoutMs = 30_000, ...scriptsOptions }: ThirdPartyFrameOptions,
  { clock, logger, page = document, findFocusTarget = () => null }: ThirdPartyFramePorts,
): ThirdPartyFrame {
  const listeners = new Set<() => void>();
  let life: Life | null = null;

  function present(): Life {
    life ??= begin();
    return life;
  }

  function begin(): Life {
    const frame = createFrameDocument({ title, answerTimeoutMs }, { page, clock, onLost: lose });
    async function append(url: string, { signal }: { signal: AbortSignal }): Promise<void> {
      // A script whose time is over may still arrive: its page must not be there by then.
      signal.addEventListener('abort', () => end(frame, new CancelledError('aborted')));
      await frame.request({ deed: 'load', url });
    }
    const { load } = createScripts(scriptsOptions, { append, clock, logger });
    const calls: FrameCalls = {
      load,
      call: (path, ...args) => frame.request({ deed: 'call', path, args }),
      async set(path, value) {
        await frame.request({ deed: 'set', path, value });
      },
    };
    return { frame, calls, before: null };
  }

  function end(frame: FrameDocument, reason: PortalError): void {
    if (life?.frame === frame) {
      close();
      life = null;
    }
    frame.end(reason);
  }

  function lose(reason: PortalError): void {
    if (life === null) return;
    logger.warn('A third party was ended.', reason);
    end(life.frame, reason);
    for (const listener of Array.from(listeners)) listener();
  }

  function close(): void {
    if (life === null || life.before === null) return;
    const { frame, before } = life;
    const hadFocus = page.activeElement === frame.element;
    life.before = null;
    frame.element.hidden = true;
    if (hadFocus) giveFocusBack(before);
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
    scripts: { load: (address) => present().calls.load(address) },
    present: () => present().calls,
    open() {
      const opened = present();
      const { frame } = opened;
      if (opened.before !== null) return;
      opened.before = page.activeElement ?? page.body;
      frame.putIn();
      frame.element.hidden = false;
      frame.element.focus({ preventScroll: true });
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
