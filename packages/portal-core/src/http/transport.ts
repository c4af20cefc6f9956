import axios from 'axios';
import { ContractError, HttpStatusError, isUnavailable, NetworkError } from '../base/errors/errors.ts';
import type { Clock } from '../base/platform/ports.ts';
import { contractError, parseResponse, readProblem, type ParsedResponse } from './parseResponse.ts';
import { asRecord } from '../base/parsing/records.ts';
import { createOutageDetector } from './outageDetector.ts';
import { isData } from './isData.ts';
import type { SharedRequestControls } from './sharedRequest.ts';
import { pathOnly } from './matchesPath.ts';
import type { HttpClientOptions } from './options.ts';
import type { CheckedRequestOptions, RequestOptions, TokenSource, WriteOptions } from './ports.ts';
import { askedDelayMs, retryDelayMs } from './retryDelay.ts';

/** A call as it is sent. */
export interface Call {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly path: string;
  readonly body: unknown;
  readonly options: RequestOptions & Partial<CheckedRequestOptions<unknown>> & WriteOptions;
}

/** What the transport needs. */
export interface TransportPorts {
  tokens: TokenSource;
  clock: Clock;
  random: () => number;
}

/** Sends a call, with its token, its replay and its retries, and reads the answer. */
export type Transport = (call: Call, controls: SharedRequestControls) => Promise<ParsedResponse>;

/** What came of sending a call; `error` when no answer arrived. The server asks to wait `retryAfterMs`, or does not say (0). */
type Outcome = { status: number; retryAfterMs: number } & (
  | { data: Blob; error?: undefined }
  | { data?: undefined; error: NetworkError }
);

const maxBytes = 10_000_000;

// What a failure says besides its status is not worth a longer wait.
const maxBodyTextMs = 1_000;

// Steering headers mean nothing to a server, and the token is this client's to place, on allowed origins only.
const steeringHeader = /^(?:usecache|hash|authorization)$/i;

/** Builds the transport over axios; nothing else knows that library. */
export function createTransport(
  { baseUrl, allowedOrigins, onServiceUnavailable, onServiceRestored }: HttpClientOptions,
  { tokens, clock, random }: TransportPorts,
): Transport {
  const { origin } = new URL(baseUrl);
  const mayCarryToken = (allowedOrigins ?? [origin]).some((allowed) => new URL(allowed).origin === origin);
  const outageDetector = createOutageDetector(clock);
  const client = axios.create({
    // The one adapter that is the same in every browser and in Node, and that lets go of an answer half-way.
    adapter: 'fetch',
    responseType: 'blob',
    env: { fetch: fetchResponse },
    // Whatever a call carries, it is not for another address than the one that was asked for.
    fetchOptions: { redirect: 'error' },
    baseURL: baseUrl,
    allowAbsoluteUrls: false,
    paramsSerializer: { indexes: null },
    validateStatus: () => true,
  });

  /** An answer, read. Not by what comes after: of a stream that fails on the way Chromium only says that the network failed, and then it would be asked for again. */
  async function fetchResponse(input: URL | Request | string, init?: RequestInit): Promise<Response> {
    const response = await fetch(input, init);
    const body = await (response.ok ? readCapped(response.body) : readBodyText(response));
    // Chromium gives an answer without content a body all the same, over which axios stumbles.
    return new Response(body?.size ? body : null, response);
  }

  /** What a failure says, if it is said at once; null when it breaks off. */
  function readBodyText(failed: Response): Promise<Blob | null> {
    return new Promise((resolve) => {
      const giveUp = (): void => resolve(null);
      failed.blob().then(resolve, giveUp).finally(clock.setTimeout(giveUp, maxBodyTextMs));
    });
  }

  async function send(
    { method, path, body: sent, options }: Call,
    token: string | null,
    signal: AbortSignal,
  ): Promise<Outcome> {
    signal.throwIfAborted();
    try {
      const { status, headers, data } = await client.request<Blob>({
        method,
        url: path,
        signal,
        headers: buildHeaders(options, token),
        data: sent,
        params: options.params,
      });
      signal.throwIfAborted();
      return { status, retryAfterMs: askedDelayMs(headers, clock.now()), data };
    } catch (cause) {
      signal.throwIfAborted();
      const { code, cause: reason } = asRecord(cause) ?? {};
      if (reason instanceof ContractError) throw reason;
      // axios keeps the whole request, the token included, in its error.
      const error = new NetworkError('The server could not be reached. Check the connection and try again.', {
        cause: code,
      });
      return { status: 0, retryAfterMs: 0, error };
    }
  }

  return async (call, { signal, pause }) => {
    const { method, options } = call;
    const path = pathOnly(call.path);
    let mayReplay = true;
    let sentMs = 0;

    async function sendWithToken(): Promise<Outcome> {
      sentMs = clock.monotonic();
      if (!mayCarryToken) return send(call, null, signal);
      const token = /\/api(?:\/|$)/.test(path) ? await tokens.getAccessToken() : tokens.peekAccessToken();
      const outcome = await send(call, token, signal);
      if (!mayReplay || token === null || outcome.status !== 401) return outcome;
      mayReplay = false;
      // Another call may have had the token renewed meanwhile; a second refresh would gain nothing.
      const current = tokens.peekAccessToken();
      const renewed =
        current !== null && current !== token ? current : await tokens.getAccessToken({ force: true });
      return send(call, renewed, signal);
    }

    let outcome = await sendWithToken();
    for (let tries = 1; tries < 3 && isTransient(outcome); tries += 1) {
      // Twice more at most, and a write is its caller's to repeat.
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
      `The answer to ${method} ${path} has status ${status}. Try again, or tell support which step failed.`,
      retryAfterMs,
    );
  };
}

/** True for what may be over at the next try. Of the others, 503, 504 and 511 would only come again. */
function isTransient({ status }: Outcome): boolean {
  return status === 0 || status === 429 || status === 502;
}

/** Reads a body to its end; stops, and hangs up, at 10 MB (H15). */
async function readCapped(body: ReadableStream<Uint8Array<ArrayBuffer>> | null): Promise<Blob> {
  const reader = body?.getReader();
  let read = new Blob();
  for (;;) {
    const { value } = (await reader?.read()) ?? {};
    if (!value) return read;
    read = new Blob([read, value]);
    if (read.size > maxBytes) {
      void reader?.cancel();
      throw contractError('is larger than 10 MB');
    }
  }
}

function buildHeaders(
  { headers = {}, responseType }: RequestOptions,
  token: string | null,
): Record<string, string | false> {
  return {
    Accept: isData(responseType) ? 'application/json' : '*/*',
    // Else axios names itself in place of the browser.
    'User-Agent': false,
    ...Object.fromEntries(Object.entries(headers).filter(([name]) => !steeringHeader.test(name))),
    ...(token !== null && { Authorization: `Bearer ${token}` }),
  };
}
