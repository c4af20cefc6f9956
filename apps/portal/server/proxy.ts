import { type IncomingMessage, request, type ServerResponse } from 'node:http';
import { PROBLEM_TYPE, problemBody, unreachable } from './problems.ts';

/** Named for one connection only, so a proxy takes them off (RFC 9110, 7.6.1). */
const hopByHop = new Set([
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
]);

/**
 * Passes one request on to the backend's `url` and its answer back as it comes, with the headers that the backend left out. A reset stays a reset and a stall stays a stall,
 * so that the browser sees the backend's faults unchanged; only a backend that cannot be reached becomes a 502.
 */
export function proxyTo(
  url: URL,
  incoming: IncomingMessage,
  response: ServerResponse,
  defaultHeaders: Readonly<Record<string, string>>,
): void {
  const outgoing = request(url, {
    method: incoming.method,
    headers: { ...endToEnd(incoming.headers), host: url.host },
  });
  outgoing.on('response', (answer) => {
    response.writeHead(answer.statusCode ?? 502, { ...defaultHeaders, ...endToEnd(answer.headers) });
    response.flushHeaders();
    answer.on('error', () => reset(response));
    answer.pipe(response);
  });
  outgoing.on('error', (error: NodeJS.ErrnoException) => {
    if (response.headersSent || error.code !== 'ECONNREFUSED') reset(response);
    else refuse(response, defaultHeaders);
  });
  response.on('close', () => outgoing.destroy());
  incoming.on('error', () => outgoing.destroy());
  incoming.pipe(outgoing);
}

function endToEnd(headers: IncomingMessage['headers']): IncomingMessage['headers'] {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !hopByHop.has(name)));
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
