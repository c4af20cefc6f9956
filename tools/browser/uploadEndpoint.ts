import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import type { Plugin } from 'vite';

/** Pauses this long after each piece of a body, so that a test sees the progress of its upload. */
const PAUSE_MS = 4;

async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { pathname } = new URL(request.url ?? '', 'http://localhost');
  let bytes = 0;
  const pieces: AsyncIterable<Buffer> = request;
  for await (const piece of pieces) {
    bytes += piece.length;
    await setTimeout(PAUSE_MS);
  }
  if (pathname === '/redirected') {
    response.writeHead(307, { location: '/test-uploads/stored' }).end();
    return;
  }
  const { authorization = '', 'content-type': contentType = '' } = request.headers;
  const isRefused = pathname === '/expired' && authorization === 'Bearer token-1';
  const body = JSON.stringify({ bytes, authorization, contentType });
  response
    .writeHead(isRefused ? 401 : 200, { 'content-type': 'application/json' })
    .end(pathname === '/huge' ? body.padEnd(11_000_000) : body);
}

/** Receives uploads of tests in the browser at `/test-uploads`, because `fetch` cannot replace XMLHttpRequest. */
export function uploadEndpoint(): Plugin {
  return {
    name: 'test-uploads',
    configureServer(server) {
      // A test that aborts its upload ends the body early.
      server.middlewares.use('/test-uploads', (request, response) => {
        respond(request, response).catch(() => response.destroy());
      });
    },
  };
}
