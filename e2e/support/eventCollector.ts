import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { listen } from '../../tools/harness/lifetime.ts';

/** An event as it arrived. */
export interface CollectedEvent {
  name: string;
  severity: number;
  attributes: Record<string, unknown>;
}

/** Forwards all requests to a backend and keeps the bodies that are sent to one path. */
export interface EventCollector {
  origin: string;
  /** Returns all events that arrived, in order. */
  events: () => CollectedEvent[];
  /** Returns the bodies as they were sent. */
  bodies: () => string;
  /** The headers of each request. */
  headers: () => IncomingMessage['headers'][];
  clear: () => void;
  stop: () => void;
}

interface OtlpBody {
  resourceLogs: {
    scopeLogs: {
      logRecords: {
        eventName: string;
        severityNumber: number;
        attributes: { key: string; value: Record<string, unknown> }[];
      }[];
    }[];
  }[];
}

/** Starts it on `port`. Requests for other paths than `path` go to `backendOrigin` unchanged. */
export async function startEventCollector(
  port: number,
  path: string,
  backendOrigin: string,
): Promise<EventCollector> {
  let received: { body: string; headers: IncomingMessage['headers'] }[] = [];

  function pass(incoming: IncomingMessage, response: ServerResponse): void {
    const outgoing = request(new URL(incoming.url ?? '/', backendOrigin), {
      method: incoming.method,
      headers: incoming.headers,
    });
    outgoing.on('response', (upstream) => {
      response.writeHead(upstream.statusCode ?? 502, upstream.headers);
      upstream.pipe(response);
    });
    outgoing.on('error', () => response.destroy());
    incoming.pipe(outgoing);
  }

  const server = createServer((incoming, response) => {
    if (incoming.url !== path) return pass(incoming, response);
    let body = '';
    incoming.on('data', (chunk: Buffer) => (body += chunk.toString()));
    incoming.on('end', () => {
      received.push({ body, headers: incoming.headers });
      response.writeHead(204).end();
    });
    return undefined;
  });
  await listen(server, port);
  return {
    origin: `http://127.0.0.1:${port}`,
    events: () => received.flatMap(({ body }) => readEvents(JSON.parse(body) as OtlpBody)),
    bodies: () => received.map(({ body }) => body).join('\n'),
    headers: () => received.map(({ headers }) => headers),
    clear: () => void (received = []),
    stop() {
      server.close();
      server.closeAllConnections();
    },
  };
}

function readEvents({ resourceLogs }: OtlpBody): CollectedEvent[] {
  return resourceLogs
    .flatMap(({ scopeLogs }) => scopeLogs)
    .flatMap(({ logRecords }) => logRecords)
    .map(({ eventName, severityNumber, attributes }) => ({
      name: eventName,
      severity: severityNumber,
      attributes: Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0]])),
    }));
}
