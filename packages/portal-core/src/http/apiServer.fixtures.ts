import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { CancelledError } from '../base/errors/errors.ts';
import type { AccessTokenOptions, SessionEpoch, TokenSource } from './ports.ts';

/** A token source under a test's control. */
export interface ScriptedTokens extends TokenSource {
  token: string | null;
  /** Replaces `getAccessToken`. By default it returns the token, and `token-2` when forced. */
  refresh: (options?: AccessTokenOptions) => Promise<string>;
  /** The number of calls to `reportAuthorizedResponse`. */
  proofs: number;
  endSession(): void;
}

/** Creates a token source with a signed-in user and `token-1`. */
export function createScriptedTokens(): ScriptedTokens {
  let controller = new AbortController();
  let epoch: SessionEpoch = { id: 1, signal: controller.signal };
  const source: ScriptedTokens = {
    token: 'token-1',
    proofs: 0,
    async refresh(options) {
      if (options?.force === true) source.token = 'token-2';
      return source.token ?? '';
    },
    getEpoch: () => epoch,
    peekAccessToken: () => source.token,
    getAccessToken: (options) => source.refresh(options),
    reportAuthorizedResponse() {
      source.proofs += 1;
    },
    endSession() {
      const ended = controller;
      controller = new AbortController();
      epoch = { id: epoch.id + 1, signal: controller.signal };
      source.token = null;
      ended.abort(new CancelledError('session-over'));
    },
  };
  return source;
}

/** One request that reached the server. */
export interface ServedRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}

/** A local HTTP server that responds as the test says and records its requests. */
export interface ApiServer {
  readonly origin: string;
  readonly requests: ServedRequest[];
  /** Sets the handler of all following requests. */
  handle(handler: (request: ServedRequest, response: ServerResponse) => void): void;
  close(): Promise<void>;
}

/** Starts the server on a free port. It responds with `{}` until `handle` is called. */
export async function startApiServer(): Promise<ApiServer> {
  const requests: ServedRequest[] = [];
  let handler = (_request: ServedRequest, response: ServerResponse): void => sendJson(response, 200, {});
  const server = createServer((message, response) => {
    void (async () => {
      let body = '';
      for await (const chunk of message) body += String(chunk);
      const { method = '', url = '', headers } = message;
      const request = { method, url, headers, body };
      requests.push(request);
      handler(request, response);
    })();
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  if (address === null || typeof address === 'string')
    throw new Error('The server does not listen on a port.');
  return {
    origin: `http://127.0.0.1:${address.port}`,
    requests,
    handle(next) {
      handler = next;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** Sends a JSON response. */
export function sendJson(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}
