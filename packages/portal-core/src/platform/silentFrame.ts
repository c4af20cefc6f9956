import { asRecord } from '../untrusted/records.ts';
import { unlessAborted } from './deadline.ts';
import type { OpenSilentFrame } from './ports.ts';

/** Opens frames in this document and waits for the message of our own silent page, `{ source: 'oidc-client', url, keepOpen }`. */
export function createSilentFrame(page: Window = window): OpenSilentFrame {
  return async (url, { signal }) => {
    // oxlint-disable-next-line react/iframe-missing-sandbox -- it would need scripts and its own origin, which sandboxes nothing and makes browsers warn
    const frame = page.document.createElement('iframe');
    const ended = new AbortController();
    frame.hidden = true;
    frame.setAttribute('aria-hidden', 'true');
    const waitForAnswer = (): Promise<string> =>
      new Promise((resolve) => {
        const onMessage = ({ origin, source, data }: MessageEvent<unknown>): void => {
          // Another frame, or another origin inside ours, must not be able to answer for the provider.
          if (origin !== page.location.origin || source !== frame.contentWindow) return;
          const answer = asRecord(data);
          if (answer?.['source'] === 'oidc-client' && typeof answer['url'] === 'string')
            resolve(answer['url']);
        };
        page.addEventListener('message', onMessage, { signal: ended.signal });
        frame.src = url;
        page.document.body.append(frame);
      });
    try {
      return await unlessAborted(signal, waitForAnswer);
    } finally {
      ended.abort();
      frame.remove();
    }
  };
}
