import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page, Request } from '@playwright/test';
import { listen } from '../../tools/harness/lifetime.ts';
import type { Fault, SandboxControl } from './sandboxControl.ts';

/** A failure of a call. */
export interface Trouble {
  name: string;
  /** The fault that the sandbox plays; without it the browser's side fakes the response. */
  plan?: Omit<Fault, 'path' | 'method' | 'body'> & { body?: string };
  /** The service says that it is down. */
  isDown?: true;
  /** A response with status 200 that is valid where a text, a file or an empty body is expected. */
  isText?: true;
  isEmpty?: true;
  /** No response arrives: the portal's own timeout ends the call. */
  isSilent?: true;
  /** A retry would not help. */
  isFinal?: true;
}

/** A text that is not JSON. The page shows it where a text is expected. */
export const BROKEN_JSON = '{"a":';

/** The sandbox's message for a status that a test requested. */
export const SANDBOX_WORDS = 'The sandbox was set to respond like this.';

const HUGE_BYTES = 11_000_000;

/** Serves a response that is too large, for any request; larger than the sandbox can send. */
export async function serveHuge(): Promise<{ origin: string; stop: () => void }> {
  const body = Buffer.alloc(HUGE_BYTES, 'x');
  const server = createServer((_request, response) =>
    response.writeHead(200, { 'content-type': 'application/json' }).end(body),
  );
  await listen(server, 0);
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    stop() {
      server.close();
      server.closeAllConnections();
    },
  };
}

/** All faults in place of a valid response. */
export const troubles: readonly Trouble[] = [
  { name: '500', plan: { status: 500 } },
  { name: '503', plan: { status: 503 }, isDown: true },
  { name: '504', plan: { status: 504 }, isDown: true },
  { name: '511', plan: { status: 511 }, isDown: true },
  { name: 'dropped', plan: { drop: true } },
  {
    name: 'a web page',
    plan: {
      status: 200,
      body: '<!doctype html><html><body>Sign in to the hotel network</body></html>',
      headers: { 'content-type': 'text/html' },
    },
    isFinal: true,
  },
  {
    name: 'malformed JSON',
    plan: { status: 200, body: BROKEN_JSON, headers: { 'content-type': 'application/json' } },
    isText: true,
    isFinal: true,
  },
  { name: 'nothing', plan: { status: 200 }, isText: true, isEmpty: true, isFinal: true },
  { name: '11 MB', isFinal: true },
  { name: 'silence', plan: { delayMs: 600_000 }, isSilent: true },
];

/** An outage, a final response and a missing response: the portal handles each differently. */
const typicalTroubles: readonly Trouble[] = troubles.filter(
  ({ name, isSilent }) => name === '503' || name === 'malformed JSON' || isSilent,
);

/**
 * Returns the `typical` failures of a call, and the `others`, which repeat them. Of each kind one call meets all failures. The typical
 * failure of the other calls of the kind is an outage.
 */
export function chooseTroubles(standsForKind: boolean): Record<'typical' | 'others', readonly Trouble[]> {
  const all = standsForKind ? troubles : typicalTroubles;
  const typical = standsForKind ? typicalTroubles : typicalTroubles.slice(0, 1);
  return { typical, others: all.filter((trouble) => !typical.includes(trouble)) };
}

/** Makes a call fail until `endTrouble`; `huge` is the origin of `serveHuge`. */
export async function makeTrouble(
  page: Page,
  sandbox: SandboxControl,
  { method, path }: { method: string; path: string },
  { plan }: Trouble,
  huge: string,
): Promise<void> {
  if (plan) {
    await sandbox.fault({ method, path, ...plan });
    return;
  }
  await page.route(
    (url) => url.pathname === path,
    (route) => route.continue({ url: huge + path }),
  );
}

/** Restores the responses of all calls. */
export async function endTrouble(page: Page, sandbox: SandboxControl): Promise<void> {
  await sandbox.clearFaults();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
}

/** Matches the browser's own log entry for a failed call to this path. */
export function browserLine(path: string): RegExp {
  return new RegExp(
    `^error: Failed to load resource: .* \\(http://localhost:\\d+${path.replaceAll('.', String.raw`\.`)}(?:\\?.*)?\\)$`,
    's',
  );
}

/** Returns the path of a request. */
export function pathOf(request: Request): string {
  return new URL(request.url()).pathname;
}

/** Returns the paths of the in-flight calls. */
export function watchCalls(page: Page): ReadonlySet<string> {
  const inFlight = new Set<string>();
  page.on('request', (request) => {
    if (/^\/(?:api|core)\//.test(pathOf(request))) inFlight.add(pathOf(request));
  });
  page.on('requestfinished', (request) => inFlight.delete(pathOf(request)));
  page.on('requestfailed', (request) => inFlight.delete(pathOf(request)));
  return inFlight;
}
