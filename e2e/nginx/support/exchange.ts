import { Agent, type IncomingHttpHeaders, request } from 'node:http';

/** A complete response. */
export interface ReceivedResponse {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** The method, headers and body of a request. */
export interface Exchange {
  method?: string;
  headers?: Record<string, string>;
  body?: string | Buffer;
  /** Default: a connection of its own. */
  agent?: Agent;
}

/** Sends a request with its target unchanged, because fetch would resolve dot segments. Rejects when the response is aborted. */
export function exchange(origin: string, path: string, options: Exchange = {}): Promise<ReceivedResponse> {
  const { hostname, port } = new URL(origin);
  const { method = 'GET', headers = {}, body, agent } = options;
  return new Promise((resolve, reject) => {
    const call = request(
      { hostname, port, path, method, headers, agent: agent ?? new Agent() },
      (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('error', reject);
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            body: Buffer.concat(chunks),
          }),
        );
      },
    );
    call.on('error', reject);
    call.end(body);
  });
}
