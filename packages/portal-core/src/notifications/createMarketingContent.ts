import { isCancelledError, isContractError } from '../base/errors/errors.ts';
import type { PortalError } from '../base/errors/PortalError.ts';
import { serverMessage } from '../base/errors/serverMessage.ts';
import type { HttpClient } from '../http/ports.ts';
import type { Logger } from '../base/platform/ports.ts';
import { createLoads } from '../base/store/createLoads.ts';
import { createStore, type ReadableStore } from '../base/store/createStore.ts';
import { readRichText } from '../base/parsing/readRichText.ts';
import { notificationsPath, type NotificationOptions } from './createNotificationQueue.ts';

/** A preview for an editor: the message, the banner's address, or both. */
export interface MarketingPreview {
  html?: string;
  image?: string;
}

/** The marketing message. `html` is the server's text: sanitise it before you draw it. `message` is the server's message for a failure. */
export type MarketingContentState =
  | { readonly status: 'idle' }
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly html: string }
  | { readonly status: 'error'; readonly error: PortalError; readonly message: string | null }
  | { readonly status: 'preview'; readonly html: string | null; readonly image: string | null };

/** The content of the marketing popup. */
export interface MarketingContent extends ReadableStore<MarketingContentState> {
  /** The address of the banner, a public image. */
  readonly logoPath: string;
  /** Loads the message, again after a failure. Never rejects. */
  load(this: void): Promise<void>;
  /** Shows this message without a request. */
  preview(this: void, content: MarketingPreview): void;
  /** Clears the message and drops a late response. */
  reset(this: void): void;
}

const idle: MarketingContentState = { status: 'idle' };

/**
 * Creates the content. Nothing is requested before `load()`. A message longer than `maxRichTextLength` is an error, and
 * the log says why.
 */
export function createMarketingContent(
  options: NotificationOptions,
  { http, logger }: { http: Pick<HttpClient, 'get'>; logger: Logger },
): MarketingContent {
  const path = `${options.path ?? notificationsPath}/marketing-notification`;
  const store = createStore<MarketingContentState>(idle);
  const loads = createLoads();

  return {
    getSnapshot: store.getSnapshot,
    subscribe: store.subscribe,
    logoPath: `${path}/logo`,
    async load() {
      const { status } = store.getSnapshot();
      if (status !== 'idle' && status !== 'error') return;
      store.set({ status: 'loading' });
      await loads.run(
        async () =>
          readRichText(await http.get(`${path}/content`, { responseType: 'text' }), 'marketing message'),
        (outcome) => {
          if ('value' in outcome) {
            store.set({ status: 'ready', html: outcome.value });
          } else if (isCancelledError(outcome.error)) {
            store.set(idle);
          } else {
            store.set({ status: 'error', error: outcome.error, message: serverMessage(outcome.error) });
            if (isContractError(outcome.error))
              logger.warn('The marketing message can’t be used.', outcome.error);
          }
        },
      );
    },
    preview({ html, image }) {
      loads.reset();
      store.set({ status: 'preview', html: html ?? null, image: image ?? null });
    },
    reset() {
      loads.reset();
      store.set(idle);
    },
  };
}
