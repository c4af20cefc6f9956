import { NetworkError } from '../base/errors/errors.ts';
import { unlessAborted } from '../base/platform/deadline.ts';
import type { AppendScript } from './createScripts.ts';

/** Inserts script tags into this document's head. The content security policy must allow them; a stricter page provides a frame instead. */
export function createScriptTags(page: Document = document): AppendScript {
  return async (url, { signal }) => {
    const tag = page.createElement('script');
    try {
      await unlessAborted(
        signal,
        () =>
          new Promise<void>((resolve, reject) => {
            tag.addEventListener('load', () => resolve());
            tag.addEventListener('error', () => {
              reject(
                new NetworkError(
                  'A script could not be loaded. Check the connection and any content blocker.',
                ),
              );
            });
            tag.src = url;
            page.head.append(tag);
          }),
      );
    } catch (error) {
      tag.remove();
      throw error;
    }
  };
}
