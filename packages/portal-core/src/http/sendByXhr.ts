import { NetworkError } from '../base/errors/errors.ts';
import { contractError } from './parseResponse.ts';

/** One request that reports how much of its body has been sent. */
export interface XhrRequest {
  readonly method: string;
  /** Absolute. */
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Blob;
  readonly signal: AbortSignal;
  readonly maxBytes: number;
  /** Called with the share that has been sent, from 0 to 1. */
  onProgress(this: void, share: number): void;
}

/** A response. The names of its headers are in lower case. */
export interface XhrResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly data: Blob;
}

/**
 * Sends one request by XMLHttpRequest, because `fetch` cannot tell how much of a body has been sent. The rules of other calls hold: it
 * follows no redirect (XMLHttpRequest does, so a response from another address is refused) and limits the response (H15). Rejects with
 * ContractError, NetworkError or the signal's reason. Loaded when it is needed, because most visits upload nothing.
 */
export function sendByXhr(request: XhrRequest): Promise<XhrResponse> {
  const { method, url, headers, body, signal, maxBytes, onProgress } = request;
  const xhr = new XMLHttpRequest();
  const abort = (): void => xhr.abort();
  return new Promise<XhrResponse>((resolve, reject) => {
    const fail = (): void =>
      reject(new NetworkError('The server could not be reached. Check the connection and try again.'));
    xhr.open(method, url);
    xhr.responseType = 'blob';
    for (const [name, value] of Object.entries(headers)) xhr.setRequestHeader(name, value);
    xhr.upload.addEventListener('progress', ({ lengthComputable, loaded, total }) => {
      if (lengthComputable && total > 0) onProgress(loaded / total);
    });
    xhr.addEventListener('progress', ({ loaded }) => {
      if (loaded <= maxBytes) return;
      reject(contractError(`is larger than ${maxBytes / 1_000_000} MB`));
      abort();
    });
    xhr.addEventListener('load', () => {
      if (xhr.responseURL !== new URL(url).href) fail();
      else resolve({ status: xhr.status, headers: readHeaders(xhr), data: readBody(xhr) });
    });
    xhr.addEventListener('error', fail);
    xhr.addEventListener('abort', () => reject(signal.reason));
    signal.addEventListener('abort', abort);
    xhr.send(body);
  }).finally(() => signal.removeEventListener('abort', abort));
}

function readBody({ response }: XMLHttpRequest): Blob {
  return response instanceof Blob ? response : new Blob();
}

function readHeaders(xhr: XMLHttpRequest): Record<string, string> {
  const lines = xhr.getAllResponseHeaders().trim().split('\r\n');
  return Object.fromEntries(
    lines.map((line) => {
      const end = line.indexOf(':');
      return [line.slice(0, end).toLowerCase(), line.slice(end + 1).trim()];
    }),
  );
}
