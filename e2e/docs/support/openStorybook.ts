import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import type { Page } from '@playwright/test';
import { storybookFolder, storybookPolicy } from '../../../tools/harness/builtStorybook.ts';
import { listen } from '../../../tools/harness/lifetime.ts';

/** The built Storybook, served below a path as on a company's site. */
export interface ServedStorybook {
  /** Ends in a slash. */
  address: string;
  stop: () => void;
}

const BASE = '/design/';

const contentTypes: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

/** Serves the built Storybook with the policy that we document. Nothing is outside of its path. */
export async function serveStorybook(): Promise<ServedStorybook> {
  const server: Server = createServer((request, response) => void respond(request, response));
  await listen(server, 0);
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${port}${BASE}`,
    stop() {
      server.close();
      server.closeAllConnections();
    },
  };
}

async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { pathname } = new URL(request.url ?? '/', 'http://localhost');
  const name = pathname.startsWith(BASE) ? pathname.slice(BASE.length) || 'index.html' : '';
  const file = await readFile(join(storybookFolder, decodeURIComponent(name))).catch(() => undefined);
  response.writeHead(file ? 200 : 404, {
    'content-type': contentTypes[extname(name)] ?? 'application/octet-stream',
    'content-security-policy': storybookPolicy,
    'cache-control': 'max-age=600',
  });
  response.end(file);
}

/** Collects the unexpected output of the page: console errors and warnings, uncaught errors, missing files. */
export function consoleErrorsOf(page: Page): string[] {
  const consoleErrors: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) consoleErrors.push(message.text());
  });
  page.on('pageerror', (error) => consoleErrors.push(error.message));
  page.on('response', (response) => {
    if (response.status() >= 400) consoleErrors.push(`${response.status()} ${response.url()}`);
  });
  return consoleErrors;
}
