import { ContractError, isCancelledError, toPortalError } from '../errors/errors.ts';
import type { PortalError } from '../errors/PortalError.ts';
import type { HttpClient } from '../http/ports.ts';
import type { Logger } from '../platform/ports.ts';
import { createStore, type ReadableStore } from '../store/createStore.ts';

/** The portal-wide message. `html` is as the server sent it: sanitise it before it is drawn; null means there is none. */
export type AnnouncementState =
  | { readonly status: 'idle' }
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly html: string | null }
  | { readonly status: 'failed'; readonly error: PortalError };

/** The announcement. A failure is a state and shows nothing of its own. */
export interface Announcement extends ReadableStore<AnnouncementState> {
  /** Loads once; later calls do nothing until `reset()`. Never rejects. */
  load(this: void): Promise<void>;
  /** Forgets the message; an answer still under way is dropped. */
  reset(this: void): void;
}

/** Where the message is served; default `/core/rest/portal-wide-message`. */
export interface AnnouncementOptions {
  path?: string;
}

/** What the announcement needs. */
export interface AnnouncementPorts {
  http: Pick<HttpClient, 'get'>;
  logger: Logger;
}

const idle: AnnouncementState = { status: 'idle' };

/** Builds the announcement; nothing is requested before `load()`. */
export function createAnnouncement(
  options: AnnouncementOptions,
  { http, logger }: AnnouncementPorts,
): Announcement {
  const path = options.path ?? '/core/rest/portal-wide-message';
  const store = createStore<AnnouncementState>(idle);
  let generation = 0;

  async function load(): Promise<void> {
    if (store.getSnapshot().status !== 'idle') return;
    const mine = ++generation;
    store.set({ status: 'loading' });
    const next = await fetchAnnouncement(http, path);
    if (mine !== generation) return;
    store.set(next);
    if (next.status === 'failed')
      logger.warn('The announcement could not be loaded, so none is shown.', next.error);
  }

  return {
    getSnapshot: store.getSnapshot,
    subscribe: store.subscribe,
    load,
    reset() {
      generation += 1;
      store.set(idle);
    },
  };
}

async function fetchAnnouncement(http: Pick<HttpClient, 'get'>, path: string): Promise<AnnouncementState> {
  try {
    const body = await http.get(path, { responseType: 'text' });
    const html = typeof body === 'string' ? body.trim() : '';
    if (isWholeDocument(html)) {
      const error = new ContractError(
        'A whole web page arrived instead of the announcement, so a network sign-in page may be in the way. Open any other site once, then reload.',
      );
      return { status: 'failed', error };
    }
    return { status: 'ready', html: html === '' ? null : html };
  } catch (error) {
    if (isCancelledError(error)) return idle;
    return { status: 'failed', error: toPortalError(error) };
  }
}

function isWholeDocument(html: string): boolean {
  return /^(?:\uFEFF|\s|<!--[\s\S]*?-->|<\?xml[^>]*>)*<(?:!doctype|html|head|body)\b/i.test(html);
}
