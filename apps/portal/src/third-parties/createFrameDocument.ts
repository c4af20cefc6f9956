import {
  ContractError,
  NetworkError,
  type PortalError,
  TimeoutError,
  type Clock,
} from '@quayside/portal-core';
import {
  type FrameResponse,
  type FrameCallback,
  type FrameRequest,
  GREETING,
  readResponse,
  withNumberedCallbacks,
} from './frameMessages.ts';

/** One document of a third party, from its first request until it ends. */
export interface FrameDocument {
  readonly element: HTMLIFrameElement;
  /** Sends a request to the frame. The first one attaches it. Rejects with a PortalError. */
  request(this: void, request: FrameRequest): Promise<unknown>;
  /** Adds the frame to the page, if it isn't there. */
  attach(this: void): void;
  /** Removes the frame. Pending and later requests reject with `reason`. */
  end(this: void, reason: PortalError): void;
}

/** The frame's accessible name, and how long a request may take. */
export interface FrameDocumentOptions {
  title: string;
  responseTimeoutMs: number;
}

/** The ports of a frame document. `onLost` is called when the third party navigates away. */
export interface FrameDocumentPorts {
  page: Document;
  clock: Clock;
  onLost: (reason: PortalError) => void;
}

interface PendingRequest {
  readonly action: FrameRequest['action'];
  resolve(value: unknown): void;
  reject(reason: PortalError): void;
}

const PATH = '/assets/portal/third-party.html';
// The frame page's own policy says the same. With the attribute, the frame has no origin whichever server sends it.
const SANDBOX = 'allow-scripts allow-forms allow-popups allow-popups-to-escape-sandbox';

/** Creates the document. It is added to the page when it is first needed. */
export function createFrameDocument(
  { title, responseTimeoutMs }: FrameDocumentOptions,
  { page, clock, onLost }: FrameDocumentPorts,
): FrameDocument {
  const element = createElement(page, title);
  const { port1: port, port2: framePort } = new MessageChannel();
  const pending = new Map<number, PendingRequest>();
  const callbacks: FrameCallback[] = [];
  let lastId = 0;
  let hasLoaded = false;
  let ended: PortalError | null = null;

  function handleMessage(message: FrameResponse | null): void {
    if (message?.type === 'called') callbacks[message.callback]?.(...message.args);
    if (message?.type === 'done') pending.get(message.id)?.resolve(message.value);
    if (message?.type === 'failed') {
      const failed = pending.get(message.id);
      failed?.reject(failureOf(failed.action));
    }
  }

  element.addEventListener('load', () => {
    if (hasLoaded) {
      onLost(
        new ContractError('A third party navigated away from its page, so it was removed. Start it again.'),
      );
      return;
    }
    hasLoaded = true;
    // The frame has no origin to name as the target. The greeting holds no data, and the policy allows frames from our own address only.
    element.contentWindow?.postMessage(GREETING, '*', [framePort]);
  });
  port.addEventListener('message', ({ data }: MessageEvent<unknown>) => handleMessage(readResponse(data)));
  port.start();

  function attach(): void {
    if (!element.isConnected) page.body.append(element);
  }

  function addCallback(callback: FrameCallback): number {
    return callbacks.push(callback) - 1;
  }

  function waitFor(id: number, action: FrameRequest['action']): Promise<unknown> {
    return new Promise((resolve, reject) => {
      const message = `A third party took longer than ${responseTimeoutMs / 1000} s. Try again in a moment.`;
      const cancelTimer = clock.setTimeout(
        () => pending.get(id)?.reject(new TimeoutError(message, responseTimeoutMs)),
        responseTimeoutMs,
      );
      const settle = (): void => {
        cancelTimer();
        pending.delete(id);
      };
      pending.set(id, {
        action,
        resolve(value) {
          settle();
          resolve(value);
        },
        reject(reason) {
          settle();
          reject(reason);
        },
      });
    });
  }

  return {
    element,
    attach,
    async request(request) {
      if (ended !== null) throw ended;
      attach();
      lastId += 1;
      const response = waitFor(lastId, request.action);
      port.postMessage({ id: lastId, ...toMessage(request, addCallback) });
      return await response;
    },
    end(reason) {
      ended = reason;
      port.close();
      element.remove();
      callbacks.length = 0;
      for (const each of Array.from(pending.values())) each.reject(reason);
    },
  };
}

function createElement(page: Document, title: string): HTMLIFrameElement {
  // oxlint-disable-next-line react/iframe-missing-sandbox -- the attribute is set below
  const element = page.createElement('iframe');
  element.title = title;
  element.hidden = true;
  element.dataset['thirdParty'] = '';
  element.setAttribute('sandbox', SANDBOX);
  // The page's address may hold a case number or a search keyword.
  element.referrerPolicy = 'no-referrer';
  element.src = PATH;
  return element;
}

function toMessage(request: FrameRequest, number: (callback: FrameCallback) => number): object {
  if (request.action === 'call') return { ...request, args: withNumberedCallbacks(request.args, number) };
  if (request.action === 'set') return { ...request, value: withNumberedCallbacks(request.value, number) };
  return request;
}

function failureOf(action: FrameRequest['action']): PortalError {
  return action === 'load'
    ? new NetworkError('A script could not be loaded. Check the connection and any content blocker.')
    : new ContractError('A third party failed to handle a request. The console of its frame says why.');
}
