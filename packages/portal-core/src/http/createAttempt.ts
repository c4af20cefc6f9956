import axios from 'axios';
import { ContractError, NetworkError } from '../base/errors/errors.ts';
import { asRecord } from '../base/parsing/records.ts';
import { isData } from './isData.ts';
import type { HttpClientPorts } from './options.ts';
import { contractError } from './parseResponse.ts';
import type { CheckedRequestOptions, RequestOptions, WriteOptions } from './ports.ts';
import { readRetryAfterMs } from './retryDelay.ts';
import type { XhrResponse } from './sendByXhr.ts';

export interface Call {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly path: string;
  readonly body: unknown;
  readonly options: RequestOptions & Partial<CheckedRequestOptions<unknown>> & WriteOptions;
}

/** The outcome of one attempt. `error` means that no response arrived. `retryAfterMs` is the wait the server asks for; 0 when it does not ask. */
export type Outcome = { status: number; retryAfterMs: number; requestId?: unknown } & (
  | { data: Blob; error?: undefined }
  | { data?: undefined; error: NetworkError }
);

/** Sends a call once, with this token or without one. Rejects when it is aborted, and for a response that is too large. */
export type Attempt = (call: Call, token: string | null, signal: AbortSignal) => Promise<Outcome>;

const maxDataBytes = 10_000_000;
const maxFileBytes = 100_000_000;

// Looks up the global at each call, so that a later replacement is used.
const fetchGlobally: typeof fetch = (input, init) => fetch(input, init);

// The details of a failure are not worth a longer wait.
const maxBodyTextMs = 1_000;

// Servers do not know the steering headers. Only this client sets the token, and only for allowed origins.
const steeringHeader = /^(?:usecache|hash|authorization)$/i;

/** Creates the function that sends one attempt, over axios. No other file knows axios. */
export function createAttempt(
  baseUrl: string,
  { clock, fetch: givenFetch }: Pick<HttpClientPorts, 'clock' | 'fetch'>,
): Attempt {
  const fetch = givenFetch ?? fetchGlobally;
  // A `fetch` that the caller gives sees every request, so that progress is not reported then, nor where there is no XMLHttpRequest.
  const canReportProgress = givenFetch === undefined && typeof XMLHttpRequest === 'function';
  const client = axios.create({
    // The one adapter that works the same in all browsers and in Node, and that can stop reading a response.
    adapter: 'fetch',
    responseType: 'blob',
    // A request must never follow a redirect to another address.
    fetchOptions: { redirect: 'error' },
    baseURL: baseUrl,
    allowAbsoluteUrls: false,
    paramsSerializer: { indexes: null },
    validateStatus: () => true,
  });

  /** Fetches and reads a response. It reads the body here, because axios would treat a stream that breaks off as a network error, and the call would be retried. */
  function createFetch(maxBytes: number): typeof globalThis.fetch {
    return async (input, init) => {
      const response = await fetch(input, init);
      const body = await (response.ok ? readCapped(response.body, maxBytes) : readBodyText(response));
      // In Chromium even an empty response has a body, which axios cannot handle.
      return new Response(body?.size ? body : null, response);
    };
  }

  // Two fixed functions, because axios keeps every function it has ever been given.
  const dataEnv = { fetch: createFetch(maxDataBytes) };
  const fileEnv = { fetch: createFetch(maxFileBytes) };

  /** Reads the body of a failure if it arrives soon; null when it breaks off. */
  function readBodyText(failed: Response): Promise<Blob | null> {
    return new Promise((resolve) => {
      const giveUp = (): void => resolve(null);
      failed.blob().then(resolve, giveUp).finally(clock.setTimeout(giveUp, maxBodyTextMs));
    });
  }

  return async ({ method, path, body, options }, token, signal) => {
    signal.throwIfAborted();
    const { onUploadProgress, params } = options;
    const allHeaders = buildHeaders(options, token);
    try {
      const { status, headers, data } =
        onUploadProgress && body instanceof Blob && canReportProgress
          ? await upload(method, client.getUri({ url: path, params }), allHeaders, body, {
              signal,
              onProgress: onUploadProgress,
            })
          : await client.request<Blob>({
              method,
              url: path,
              signal,
              // Without this, axios sends its own name instead of the browser's.
              headers: { 'User-Agent': false, ...allHeaders },
              data: body,
              params,
              env: options.responseType === 'blob' ? fileEnv : dataEnv,
            });
      signal.throwIfAborted();
      const retryAfterMs = readRetryAfterMs(headers, clock.now());
      return { status, retryAfterMs, requestId: headers['x-request-id'], data };
    } catch (cause) {
      signal.throwIfAborted();
      const { code, cause: reason } = asRecord(cause) ?? {};
      if (reason instanceof ContractError) throw reason;
      if (cause instanceof ContractError) throw cause;
      // The error of axios contains the whole request, with the token.
      const error = new NetworkError('The server could not be reached. Check the connection and try again.', {
        cause: code,
      });
      return { status: 0, retryAfterMs: 0, error };
    }
  };
}

async function upload(
  method: Call['method'],
  url: string,
  headers: Record<string, string>,
  body: Blob,
  { signal, onProgress }: { signal: AbortSignal; onProgress: (share: number) => void },
): Promise<XhrResponse> {
  const { sendByXhr } = await import('./sendByXhr.ts');
  signal.throwIfAborted();
  return sendByXhr({ method, url, headers, body, signal, maxBytes: maxDataBytes, onProgress });
}

/** Reads a body to its end. Stops and cancels at `maxBytes` (H15). */
async function readCapped(
  body: ReadableStream<Uint8Array<ArrayBuffer>> | null,
  maxBytes: number,
): Promise<Blob> {
  const reader = body?.getReader();
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let bytes = 0;
  for (;;) {
    const { value } = (await reader?.read()) ?? {};
    if (!value) return new Blob(chunks);
    chunks.push(value);
    bytes += value.byteLength;
    if (bytes > maxBytes) {
      void reader?.cancel();
      throw contractError(`is larger than ${maxBytes / 1_000_000} MB`);
    }
  }
}

function buildHeaders(
  { headers = {}, responseType }: RequestOptions,
  token: string | null,
): Record<string, string> {
  return {
    Accept: isData(responseType) ? 'application/json' : '*/*',
    ...Object.fromEntries(Object.entries(headers).filter(([name]) => !steeringHeader.test(name))),
    ...(token !== null && { Authorization: `Bearer ${token}` }),
  };
}
