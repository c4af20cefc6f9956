import axios from 'axios';
import { ContractError, HttpStatusError, isUnavailable, NetworkError } from '../base/errors/errors.ts';
import { contractError, parseResponse, readProblem, type ParsedResponse } from './parseResponse.ts';
import { asRecord } from '../base/parsing/records.ts';
import { createOutageDetector } from './outageDetector.ts';
import { isData } from './isData.ts';
import type { SharedRequestControls } from './sharedRequest.ts';
import { pathOnly } from './matchesPath.ts';
import type { HttpClientOptions, HttpClientPorts } from './options.ts';
import type { CheckedRequestOptions, RequestOptions, WriteOptions } from './ports.ts';
import { readRetryAfterMs, retryDelayMs } from './retryDelay.ts';
import type { XhrResponse } from './sendByXhr.ts';

/** One call. */
export interface Call {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly path: string;
  readonly body: unknown;
  readonly options: RequestOptions & Partial<CheckedRequestOptions<unknown>> & WriteOptions;
}

/** Sends a call with its token, its replay and its retries, and parses the response. */
export type Transport = (call: Call, controls: SharedRequestControls) => Promise<ParsedResponse>;

/** The outcome of one attempt. `error` means that no response arrived. `retryAfterMs` is the wait the server asks for; 0 when it does not ask. */
type Outcome = { status: number; retryAfterMs: number } & (
  | { data: Blob; error?: undefined }
  | { data?: undefined; error: NetworkError }
);

const maxDataBytes = 10_000_000;
const maxFileBytes = 100_000_000;

const maxAttempts = 3;

// Looks up the global at each call, so that a later replacement is used.
const fetchGlobally: typeof fetch = (input, init) => fetch(input, init);

// The details of a failure are not worth a longer wait.
const maxBodyTextMs = 1_000;

// Servers do not know the steering headers. Only this client sets the token, and only for allowed origins.
const steeringHeader = /^(?:usecache|hash|authorization)$/i;

/** Creates the transport over axios. No other file knows axios. */
export function createTransport(
  { baseUrl, allowedOrigins, onServiceUnavailable, onServiceRestored }: HttpClientOptions,
  { tokens, clock, random = Math.random, fetch: givenFetch }: HttpClientPorts,
): Transport {
  const fetch = givenFetch ?? fetchGlobally;
  // A `fetch` that the caller gives sees every request, so that progress is not reported then, nor where there is no XMLHttpRequest.
  const canReportProgress = givenFetch === undefined && typeof XMLHttpRequest === 'function';
  const { origin } = new URL(baseUrl);
  const mayCarryToken = (allowedOrigins ?? [origin]).some((allowed) => new URL(allowed).origin === origin);
  const outageDetector = createOutageDetector(clock);
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

  async function send(
    { method, path, body, options }: Call,
    token: string | null,
    signal: AbortSignal,
  ): Promise<Outcome> {
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
      return { status, retryAfterMs: readRetryAfterMs(headers, clock.now()), data };
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
  }

  return async (call, { signal, pause }) => {
    const { method, options } = call;
    const path = pathOnly(call.path);
    let hasReplayed = false;
    let sentMs = 0;

    async function sendWithToken(): Promise<Outcome> {
      sentMs = clock.monotonic();
      if (!mayCarryToken) return send(call, null, signal);
      const token = /\/api(?:\/|$)/.test(path) ? await tokens.getAccessToken() : tokens.peekAccessToken();
      const outcome = await send(call, token, signal);
      if (hasReplayed || token === null || outcome.status !== 401) return outcome;
      hasReplayed = true;
      // Another call may have refreshed the token meanwhile, so a second refresh is not needed.
      const current = tokens.peekAccessToken();
      const refreshed =
        current !== null && current !== token ? current : await tokens.getAccessToken({ force: true });
      return send(call, refreshed, signal);
    }

    let outcome = await sendWithToken();
    // Only a GET is retried: whether to repeat a write is up to the caller.
    for (let tries = 1; tries < maxAttempts && isTransient(outcome); tries += 1) {
      const pausing = method === 'GET' ? pause(retryDelayMs(tries, outcome.retryAfterMs, random())) : null;
      if (pausing === null) break;
      await pausing;
      outcome = await sendWithToken();
    }
    const { status, data, retryAfterMs, error } = outcome;
    if (error) throw error;
    if (status >= 200 && status < 300) {
      if (mayCarryToken && tokens.peekAccessToken() !== null) tokens.reportAuthorizedResponse();
      if (outageDetector.succeed(path, sentMs)) onServiceRestored?.();
      return parseResponse(data, options.responseType, clock.now());
    }
    if (isUnavailable(status) && outageDetector.fail(path))
      onServiceUnavailable?.({ status, path, retryAfterMs });
    throw new HttpStatusError(
      status,
      await readProblem(data),
      `The response to ${method} ${path} has status ${status}. Try again, or contact support.`,
      retryAfterMs,
    );
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

/** True for a failure that a retry may fix. After a 503, 504 or 511 a retry would fail too. */
function isTransient({ status }: Outcome): boolean {
  return status === 0 || status === 429 || status === 502;
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
