import { asRecord } from '../parsing/records.ts';
import { unlessAborted } from './deadline.ts';
import type { OpenSilentFrame } from './ports.ts';

/** Opens a hidden frame in this document and waits for the message of our own silent page, `{ source: 'oidc-client', url, keepOpen }`. */
export function createSilentFrame(page: Window = window): OpenSilentFrame {
  return async (url, { signal }) => {
    // oxlint-disable-next-line react/iframe-missing-sandbox -- it would need scripts and its own origin, which sandboxes nothing and makes browsers warn
    const frame = page.document.createElement('iframe');
    const ended = new AbortController();
    frame.hidden = true;
    frame.setAttribute('aria-hidden', 'true');
    const waitForResponse = (): Promise<string> =>
      new Promise((resolve) => {
        const onMessage = ({ origin, source, data }: MessageEvent<unknown>): void => {
          // A message from another frame, or from another origin in our frame, must not pass for the provider's response.
          if (origin !== page.location.origin || source !== frame.contentWindow) return;
          const response = asRecord(data);
          if (response?.['source'] === 'oidc-client' && typeof response['url'] === 'string')
            resolve(response['url']);
        };
        page.addEventListener('message', onMessage, { signal: ended.signal });
        frame.src = url;
        page.document.body.append(frame);
      });
    try {
      return await unlessAborted(signal, waitForResponse);
    } finally {
      ended.abort();
      frame.remove();
    }
  };
}
