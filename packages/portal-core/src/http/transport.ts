import { HttpStatusError, isUnavailable } from '../base/errors/errors.ts';
import { createAttempt, type Call, type Outcome } from './createAttempt.ts';
import { pathOnly } from './matchesPath.ts';
import type { HttpClientOptions, HttpClientPorts } from './options.ts';
import { createOutageDetector } from './outageDetector.ts';
import { parseResponse, readProblem, type ParsedResponse } from './parseResponse.ts';
import { retryDelayMs } from './retryDelay.ts';
import type { SharedRequestControls } from './sharedRequest.ts';

/** Sends a call with its token, its replay and its retries, and parses the response. */
export type Transport = (call: Call, controls: SharedRequestControls) => Promise<ParsedResponse>;

const maxAttempts = 3;

export function createTransport(
  { baseUrl, allowedOrigins, onServiceUnavailable, onServiceRestored }: HttpClientOptions,
  { tokens, clock, random = Math.random, fetch }: HttpClientPorts,
): Transport {
  const { origin } = new URL(baseUrl);
  const mayCarryToken = (allowedOrigins ?? [origin]).some((allowed) => new URL(allowed).origin === origin);
  const outageDetector = createOutageDetector(clock);
  const send = createAttempt(baseUrl, { clock, ...(fetch && { fetch }) });

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
    const { status, data, retryAfterMs, requestId, error } = outcome;
    if (error) throw error;
    if (status >= 200 && status < 300) {
      if (mayCarryToken && tokens.peekAccessToken() !== null) tokens.reportAuthorizedResponse();
      if (outageDetector.succeed(path, sentMs)) onServiceRestored?.();
      return parseResponse(data, options.responseType, clock.now(), status, requestId);
    }
    // The rights of the user may have changed. They come with the tokens.
    if (status === 403 && method !== 'GET') tokens.getAccessToken({ force: true }).catch(() => undefined);
    if (isUnavailable(status) && outageDetector.fail(path))
      onServiceUnavailable?.({ status, path, retryAfterMs });
    throw new HttpStatusError(
      status,
      await readProblem(data),
      `The response to ${method} ${path} has status ${status}. Try again, or contact support.`,
      retryAfterMs,
      requestId,
    );
  };
}

/** True for a failure that a retry may fix. After a 503, 504 or 511 a retry would fail too. */
function isTransient({ status }: Outcome): boolean {
  return status === 0 || status === 429 || status === 502;
}
