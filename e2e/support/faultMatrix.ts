import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page, Request } from '@playwright/test';
import { listen } from '../../scripts/lib/lifetime.ts';
import type { Fault, SandboxControl } from './sandboxControl.ts';

/** One way in which a call goes wrong. */
export interface Trouble {
  name: string;
  /** What the sandbox plays; without it the answer comes from the browser's side. */
  plan?: Omit<Fault, 'path' | 'method' | 'body'> & { body?: string };
  /** The service says that it is down. */
  isDown?: true;
  /** An answer with status 200 that is of use where a text, a file or nothing at all is due. */
  isText?: true;
  isEmpty?: true;
  /** No answer comes: the portal's own deadline ends it. */
  isSilent?: true;
  /** It is not worth another try. */
  isFinal?: true;
}

/** What a text that is no JSON shows as where text is due. */
export const BROKEN_JSON = '{"a":';

/** What the sandbox says of a status it was told to answer with. */
export const SANDBOX_WORDS = 'The sandbox was told to answer this call so.';

const HUGE_BYTES = 11_000_000;

/** Serves an answer that is too large, whatever is asked for; larger than what the sandbox can be told. */
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

/** Everything that can come in place of an answer. */
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

/** An outage, a final response and a missing response: each takes a different way through the portal. */
export const typicalTroubles: readonly Trouble[] = troubles.filter(
  ({ name, isSilent }) => name === '503' || name === 'malformed JSON' || isSilent,
);

/** Lets a call go wrong until `endTrouble`; `huge` is the origin of `serveHuge`. */
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

/** All calls are answered as usual again. */
export async function endTrouble(page: Page, sandbox: SandboxControl): Promise<void> {
  await sandbox.clearFaults();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
}

/** What the browser itself writes of a call that failed, and of no other. */
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
