import { NetworkError } from '../base/errors/errors.ts';
import { contractError } from './parseResponse.ts';

/** How axios sends one request by XMLHttpRequest, and how its response is checked. */
export interface XhrUpload {
  /** The options of axios for this request, in place of those of `fetch`. */
  readonly options: {
    readonly adapter: 'xhr';
    readonly signal: AbortSignal;
    onUploadProgress(this: void, event: { loaded: number; total?: number | undefined }): void;
    onDownloadProgress(this: void, event: { loaded: number }): void;
  };
  /** Throws ContractError once the response is larger than the limit. */
  checkSize(this: void): void;
  /** Throws unless the response comes from the address that was asked, because XMLHttpRequest follows redirects. */
  checkAddress(this: void, address: string, request: unknown): void;
}

/**
 * Prepares a request that reports how much of its body has been sent. `fetch` cannot tell, and of all calls only an upload has to. The
 * rules of other calls hold: no redirect, a response of limited size (H15).
 */
export function createXhrUpload(
  onProgress: (share: number) => void,
  maxBytes: number,
  signal: AbortSignal,
): XhrUpload {
  const tooLarge = new AbortController();
  return {
    options: {
      adapter: 'xhr',
      signal: AbortSignal.any([signal, tooLarge.signal]),
      onUploadProgress({ loaded, total }) {
        if (total !== undefined && total > 0 && !signal.aborted) onProgress(Math.min(loaded / total, 1));
      },
      onDownloadProgress({ loaded }) {
        if (loaded > maxBytes) tooLarge.abort();
      },
    },
    checkSize() {
      if (tooLarge.signal.aborted) throw contractError(`is larger than ${maxBytes / 1_000_000} MB`);
    },
    checkAddress(address, request) {
      const from = request instanceof XMLHttpRequest ? request.responseURL : '';
      if (from !== '' && from !== new URL(address).href)
        throw new NetworkError(
          'The server sent the request to another address. Try again, or contact support.',
        );
    },
  };
}
