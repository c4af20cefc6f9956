import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { PassThrough, pipeline } from 'node:stream';
import { type Dispatcher, Pool } from 'undici';
import { PROBLEM_TYPE, problemBody, unreachable } from './problems.ts';
import { hasBody } from './refusals.ts';

/** Passes requests on to one backend over connections that are kept. */
export interface Proxy {
  pass: (incoming: IncomingMessage, response: ServerResponse) => Promise<void>;
  /** Ends the connections. */
  stop: () => void;
}

/** They concern one connection only, so a proxy takes them off (RFC 9110, 7.6.1). `expect` was answered by this server. */
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

/** What a client says about itself and its way here; underscores read like dashes behind CGI. Only this server's word goes on. */
const claimed =
  /^forwarded$|^x-(?:forwarded|real-ip|client-ip|cluster-client-ip|original-|rewrite-)|^true-client-ip$|_/;

/** The backend's answer could not be passed on, because it is no final HTTP answer. */
class UnfitAnswer extends Error {}

/**
 * A proxy for the backend at `origin`. It passes answers on as they come, with the headers that the backend left out. A reset stays a reset and
 * a stall stays a stall, so that the browser sees the backend's faults unchanged. A backend that cannot be reached, or does not answer in HTTP, becomes a 502.
 */
export function createProxy(origin: string, defaultHeaders: Readonly<Record<string, string>>): Proxy {
  const { host } = new URL(origin);
  const pool = new Pool(origin, { headersTimeout: 0, bodyTimeout: 0 });
  return {
    async pass(incoming, response) {
      const ending = new AbortController();
      response.once('close', () => ending.abort());
      try {
        const answer = await pool.request({
          method: incoming.method ?? '',
          path: incoming.url ?? '',
          headers: requestHeaders(incoming, host),
          body: hasBody(incoming) ? bodyOf(incoming) : null,
          signal: ending.signal,
          onInfo: ({ statusCode }) => {
            if (statusCode < 102) ending.abort(new UnfitAnswer());
          },
        });
        send(answer, incoming, response, defaultHeaders);
      } catch (error) {
        if (response.headersSent || isReset(error)) reset(response);
        else if (!incoming.errored) refuse(response, defaultHeaders);
      }
    },
    stop: () => void pool.destroy(),
  };
}

/** The body in a stream of its own: a backend that answers before it has read all of it must not end the client's connection. */
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
    // Its connection is not used again.
    body.once('error', () => undefined).destroy();
    throw new UnfitAnswer();
  }
  body.once('error', () => reset(response));
  response.writeHead(statusCode, {
    ...defaultHeaders,
    ...endToEnd(headers),
    ...(!incoming.complete && { connection: 'close' }),
  });
  response.flushHeaders();
  // Both ends know of a failure by then.
  pipeline(body, response, () => undefined);
}

function requestHeaders(incoming: IncomingMessage, host: string): IncomingHttpHeaders {
  const { headers, socket } = incoming;
  const own = Object.entries(endToEnd(headers)).filter(
    ([name]) => !claimed.test(name) && (name !== 'content-length' || hasBody(incoming)),
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

/** Without what concerns one connection only, by its name or because `Connection` names it. */
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
