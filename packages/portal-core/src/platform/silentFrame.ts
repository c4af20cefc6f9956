import { abortReason } from './deadline.ts';
import type { OpenSilentFrame } from './ports.ts';

/** Opens frames in this document and waits for the message of our own silent page, `{ source: 'oidc-client', url, keepOpen }`. */
export function createSilentFrame(page: Window = window): OpenSilentFrame {
  return (url, { signal }) =>
    new Promise((resolve, reject) => {
      if (signal.aborted) {
        reject(abortReason(signal));
        return;
      }
      // oxlint-disable-next-line react/iframe-missing-sandbox -- it would need scripts and its own origin, which sandboxes nothing and makes browsers warn
      const frame = page.document.createElement('iframe');
      frame.hidden = true;
      frame.setAttribute('aria-hidden', 'true');

      const end = (): void => {
        page.removeEventListener('message', onMessage);
        signal.removeEventListener('abort', onAbort);
        frame.remove();
      };
      const onAbort = (): void => {
        end();
        reject(abortReason(signal));
      };
      const onMessage = (event: MessageEvent<unknown>): void => {
        // Another frame, or another origin inside ours, must not be able to answer for the provider.
        if (event.origin !== page.location.origin || event.source !== frame.contentWindow) return;
        const answer = readAnswer(event.data);
        if (answer === null) return;
        end();
        resolve(answer);
      };

      page.addEventListener('message', onMessage);
      signal.addEventListener('abort', onAbort, { once: true });
      frame.src = url;
      page.document.body.append(frame);
    });
}

function readAnswer(data: unknown): string | null {
  if (typeof data !== 'object' || data === null) return null;
  if (!('source' in data) || data.source !== 'oidc-client') return null;
  return 'url' in data && typeof data.url === 'string' ? data.url : null;
}
