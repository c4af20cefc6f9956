import type { PlatformPath } from '../contract/operations.ts';
import { isCancelledError } from '../base/errors/errors.ts';
import type { PortalError } from '../base/errors/PortalError.ts';
import type { HttpClient } from '../http/ports.ts';
import type { Logger } from '../base/platform/ports.ts';
import { createLoads } from '../base/store/createLoads.ts';
import { createStore, type ReadableStore } from '../base/store/createStore.ts';
import { readRichText } from '../base/parsing/readRichText.ts';

/** The announcement. `html` is the server's text: sanitise it before you draw it. Null means there is none. */
export type AnnouncementState =
  | { readonly status: 'idle' }
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly html: string | null }
  | { readonly status: 'failed'; readonly error: PortalError };

/**
 * Loads the announcement and holds it. A failure is a state and shows nothing; so is an announcement longer than
 * `maxRichTextLength`.
 */
export interface Announcement extends ReadableStore<AnnouncementState> {
  /** Loads once. Later calls do nothing until `reset()`. Never rejects. */
  load(this: void): Promise<void>;
  /** Clears the announcement and drops a late response. */
  reset(this: void): void;
}

/** Options of `createAnnouncement`. `path` defaults to `/core/rest/portal-wide-message`. */
export interface AnnouncementOptions {
  path?: string;
}

/** Ports of `createAnnouncement`. */
export interface AnnouncementPorts {
  http: Pick<HttpClient, 'get'>;
  logger: Logger;
}

const idle: AnnouncementState = { status: 'idle' };

/** Creates the announcement. Nothing is requested before `load()`. */
export function createAnnouncement(
  options: AnnouncementOptions,
  { http, logger }: AnnouncementPorts,
): Announcement {
  const path =
    options.path ?? ('/core/rest/portal-wide-message' satisfies PlatformPath<'getPortalWideMessage'>);
  const store = createStore<AnnouncementState>(idle);
  const loads = createLoads();

  async function load(): Promise<void> {
    if (store.getSnapshot().status !== 'idle') return;
    store.set({ status: 'loading' });
    await loads.run(
      async () => readRichText(await http.get(path, { responseType: 'text' }), 'announcement'),
      (outcome) => {
        if ('value' in outcome) {
          store.set({ status: 'ready', html: outcome.value === '' ? null : outcome.value });
        } else if (isCancelledError(outcome.error)) {
          store.set(idle);
        } else {
          store.set({ status: 'failed', error: outcome.error });
          logger.warn('The announcement could not be loaded.', outcome.error);
        }
      },
    );
  }

  return {
    getSnapshot: store.getSnapshot,
    subscribe: store.subscribe,
    load,
    reset() {
      loads.reset();
      store.set(idle);
    },
  };
}
