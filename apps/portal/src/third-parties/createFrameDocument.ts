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

/** One document of a third party: from the first request until it is ended. */
export interface FrameDocument {
  readonly element: HTMLIFrameElement;
  /** Asks the frame, which is put into the page by the first request. Rejects with a PortalError. */
  request(this: void, request: FrameRequest): Promise<unknown>;
  /** Puts the frame into the page, when it is not there. */
  putIn(this: void): void;
  /** Takes it out of the page; what still waits, and what is asked of it later, rejects with `reason`. */
  end(this: void, reason: PortalError): void;
}

/** What the frame is called, and how long it may take to answer (30000 ms). */
export interface FrameDocumentOptions {
  title: string;
  responseTimeoutMs: number;
}

/** What a document stands on. `onLost`: the third party has left the page it was loaded into. */
export interface FrameDocumentPorts {
  page: Document;
  clock: Clock;
  onLost: (reason: PortalError) => void;
}

interface Waiting {
  readonly action: FrameRequest['action'];
  settle(value: unknown): void;
  fail(reason: PortalError): void;
}

const PATH = '/assets/portal/third-party.html';
// As the page's own policy says; said here too, the frame has no origin whoever serves it.
const RIGHTS = 'allow-scripts allow-forms allow-popups allow-popups-to-escape-sandbox';

/** Builds the document; nothing of it is in the page before it is needed. */
export function createFrameDocument(
  { title, responseTimeoutMs }: FrameDocumentOptions,
  { page, clock, onLost }: FrameDocumentPorts,
): FrameDocument {
  const element = createElement(page, title);
  const { port1: port, port2: theirs } = new MessageChannel();
  const waiting = new Map<number, Waiting>();
  const callbacks: FrameCallback[] = [];
  let lastId = 0;
  let hasLoaded = false;
  let ended: PortalError | null = null;

  function onMessage(answer: FrameResponse | null): void {
    if (answer?.type === 'called') callbacks[answer.callback]?.(...answer.args);
    if (answer?.type === 'done') waiting.get(answer.id)?.settle(answer.value);
    if (answer?.type === 'failed') {
      const failed = waiting.get(answer.id);
      failed?.fail(failureOf(failed.action));
    }
  }

  element.addEventListener('load', () => {
    if (hasLoaded) {
      onLost(new ContractError('A third party has left its page, so it was ended. Start it again.'));
      return;
    }
    hasLoaded = true;
    // The frame has no origin to name. What is sent holds nothing, and the frame may be of our own address only.
    element.contentWindow?.postMessage(GREETING, '*', [theirs]);
  });
  port.addEventListener('message', ({ data }: MessageEvent<unknown>) => onMessage(readResponse(data)));
  port.start();

  function putIn(): void {
    if (!element.isConnected) page.body.append(element);
  }

  function addCallback(callback: FrameCallback): number {
    return callbacks.push(callback) - 1;
  }

  function wait(id: number, action: FrameRequest['action']): Promise<unknown> {
    return new Promise((resolve, reject) => {
      const late = `A third party took longer than ${responseTimeoutMs / 1000} s. Try again in a moment.`;
      const cancelTimer = clock.setTimeout(
        () => waiting.get(id)?.fail(new TimeoutError(late, responseTimeoutMs)),
        responseTimeoutMs,
      );
      const over = (): void => {
        cancelTimer();
        waiting.delete(id);
      };
      waiting.set(id, {
        action: action,
        settle(value) {
          over();
          resolve(value);
        },
        fail(reason) {
          over();
          reject(reason);
        },
      });
    });
  }

  return {
    element,
    putIn,
    async request(request) {
      if (ended !== null) throw ended;
      putIn();
      lastId += 1;
      const answered = wait(lastId, request.action);
      port.postMessage({ id: lastId, ...toMessage(request, addCallback) });
      return await answered;
    },
    end(reason) {
      ended = reason;
      port.close();
      element.remove();
      callbacks.length = 0;
      for (const each of Array.from(waiting.values())) each.fail(reason);
    },
  };
}

function createElement(page: Document, title: string): HTMLIFrameElement {
  // oxlint-disable-next-line react/iframe-missing-sandbox -- it has one, a few lines below
  const element = page.createElement('iframe');
  element.title = title;
  element.hidden = true;
  element.dataset['thirdParty'] = '';
  element.setAttribute('sandbox', RIGHTS);
  // The address of the portal's page may name a case; its query may hold more.
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
    : new ContractError(
        'A third party failed at what it was asked for, so it is not shown. The console of its frame says why.',
      );
}
