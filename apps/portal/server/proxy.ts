import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { PassThrough, pipeline } from 'node:stream';
import { type Dispatcher, Pool } from 'undici';
import { forwardedHeaders } from './forwardedHeaders.ts';
import { PROBLEM_TYPE, problemBody, unreachable } from './problems.ts';
import { hasBody } from './refusals.ts';

/** Forwards requests to one backend over persistent connections. */
export interface Proxy {
  pass: (incoming: IncomingMessage, response: ServerResponse) => Promise<void>;
  /** Closes the connections. */
  stop: () => void;
}

/** Headers of a single connection, which a proxy removes (RFC 9110, 7.6.1). This server has handled `expect` itself. */
const hopByHop = new Set([
  'connection',
  'expect',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
]);

const forwarded = new Set([...forwardedHeaders, 'Content-Length'].map((name) => name.toLowerCase()));

/** The backend's response cannot be forwarded, because it is not a final HTTP response. */
class UnfitResponse extends Error {}

/**
 * Creates a proxy for the backend at `origin`. It streams responses and adds missing headers. A reset stays a reset and
 * a stall stays a stall, so the browser sees the backend's faults unchanged. A backend that is unreachable or does not speak HTTP becomes a 502.
 */
export function createProxy(origin: string, defaultHeaders: Readonly<Record<string, string>>): Proxy {
  const { host } = new URL(origin);
  const pool = new Pool(origin, { headersTimeout: 0, bodyTimeout: 0 });
  return {
    async pass(incoming, response) {
      const ending = new AbortController();
      response.once('close', () => ending.abort());
      try {
        const backendResponse = await pool.request({
          method: incoming.method ?? '',
          path: incoming.url ?? '',
          headers: requestHeaders(incoming, host),
          body: hasBody(incoming) ? bodyOf(incoming) : null,
          signal: ending.signal,
          onInfo: ({ statusCode }) => {
            if (statusCode < 102) ending.abort(new UnfitResponse());
          },
        });
        send(backendResponse, incoming, response, defaultHeaders);
      } catch (error) {
        if (response.headersSent || isReset(error)) reset(response);
        else if (!incoming.errored) refuse(response, defaultHeaders);
      }
    },
    stop: () => void pool.destroy(),
  };
}

/** A separate stream for the body: a backend that responds before it has read everything must not end the client's connection. */
function bodyOf(incoming: IncomingMessage): PassThrough {
  const body = new PassThrough();
  incoming.once('error', (error) => body.destroy(error));
  return incoming.pipe(body);
}

function send(
  { statusCode, headers, body }: Dispatcher.ResponseData,
  incoming: IncomingMessage,
  response: ServerResponse,
  defaultHeaders: Readonly<Record<string, string>>,
): void {
  if (statusCode > 599) {
    // The connection is not reused.
    body.once('error', () => undefined).destroy();
    throw new UnfitResponse();
  }
  body.once('error', () => reset(response));
  response.writeHead(statusCode, {
    ...defaultHeaders,
    ...endToEnd(headers),
    ...(!incoming.complete && { connection: 'close' }),
  });
  response.flushHeaders();
  // By now both ends know of a failure.
  pipeline(body, response, () => undefined);
}

function requestHeaders(incoming: IncomingMessage, host: string): IncomingHttpHeaders {
  const { headers, socket } = incoming;
  const own = Object.entries(endToEnd(headers)).filter(
    ([name]) => forwarded.has(name) && (name !== 'content-length' || hasBody(incoming)),
  );
  return {
    ...Object.fromEntries(own),
    host,
    'x-real-ip': socket.remoteAddress,
    'x-forwarded-for': socket.remoteAddress,
    'x-forwarded-host': headers.host,
    'x-forwarded-proto': 'http',
  };
}

/** Removes the headers of a single connection: known ones, and those that `Connection` names. */
function endToEnd(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  const named = new Set(
    [headers.connection ?? []].flat().flatMap((line) => line.toLowerCase().split(/\s*,\s*/)),
  );
  return Object.fromEntries(
    Object.entries(headers).filter(([name]) => !hopByHop.has(name) && !named.has(name)),
  );
}

function isReset(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? error.code : undefined;
  return code === 'ECONNRESET' || code === 'EPIPE' || error.message === 'other side closed';
}

function reset(response: ServerResponse): void {
  response.socket?.resetAndDestroy();
}

function refuse(response: ServerResponse, headers: Readonly<Record<string, string>>): void {
  const body = problemBody(unreachable);
  response.writeHead(unreachable.status, {
    ...headers,
    'content-type': PROBLEM_TYPE,
    'content-length': String(Buffer.byteLength(body)),
    'cache-control': 'no-store',
  });
  response.end(body);
}
