import { type IncomingMessage, request, type ServerResponse } from 'node:http';

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
    else refuse(response);
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

function refuse(response: ServerResponse): void {
  response.writeHead(502, { 'content-type': 'application/problem+json', 'cache-control': 'no-store' });
  response.end(
    JSON.stringify({
      type: 'about:blank',
      title: 'Bad Gateway',
      status: 502,
      detail: 'The service behind the portal can not be reached.',
    }),
  );
}
