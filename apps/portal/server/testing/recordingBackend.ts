import { createServer, type Server } from 'node:http';
import { listen } from './listen.ts';

export interface RecordedRequest {
  method: string;
  target: string;
  headers: NodeJS.Dict<string | string[]>;
  body: string;
}

/** A backend that records requests and echoes them. */
export interface RecordingBackend {
  origin: string;
  /** In the order in which they completed. */
  requests: RecordedRequest[];
  /** Parse errors: bytes that the proxy forwarded without their framing. */
  unreadable: string[];
  stop: () => void;
}

/** Starts a backend on a free port of the loopback. */
export async function startRecordingBackend(): Promise<RecordingBackend> {
  const requests: RecordedRequest[] = [];
  const unreadable: string[] = [];
  const server: Server = createServer((request, response) => {
    let body = '';
    request.setEncoding('latin1').on('data', (chunk: string) => (body += chunk));
    request.on('end', () => {
      const { method = '', url: target = '', headers } = request;
      requests.push({ method, target, headers, body });
      const echo = JSON.stringify({ method, target });
      response.writeHead(200, { 'content-length': Buffer.byteLength(echo) }).end(echo);
    });
    // The proxy gave up, so the request is incomplete.
    request.on('error', () => undefined);
  });
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    // A connection that ends during a request shows that the proxy did not forward the rest.
    if (!['ECONNRESET', 'EPIPE', 'HPE_INVALID_EOF_STATE'].includes(error.code ?? ''))
      unreadable.push(error.message);
    socket.destroy();
  });
  const origin = await listen(server);
  return {
    origin,
    requests,
    unreadable,
    stop() {
      server.close();
      server.closeAllConnections();
    },
  };
}
