import type { IncomingHttpHeaders } from 'node:http';
import { expect } from '@playwright/test';
import { type ReceivedResponse, exchange, type Exchange } from './exchange.ts';

/** Headers that differ by design: those of the connection and of the file system, and validators. */
const ownHeaders = new Set([
  'connection',
  'date',
  'etag',
  'keep-alive',
  'last-modified',
  'server',
  'transfer-encoding',
]);

/** The headers that both servers must both send, by name. Each server names its own host as the source of scripts, and its origin for the third parties. */
export function shared(headers: IncomingHttpHeaders, origin: string): [string, unknown][] {
  const host = new URL(origin).host;
  return Object.entries(headers)
    .filter(([name]) => !ownHeaders.has(name))
    .map(([name, value]): [string, unknown] => [
      name,
      name === 'content-security-policy'
        ? String(value)
            .replace(` ${host}/assets/`, ' own/assets/')
            .replaceAll(` http://${host}`, ' http://own')
        : value,
    ])
    .toSorted(([one], [other]) => (one < other ? -1 : 1));
}

/** Expects both servers to send the same bytes. Returns the response of nginx. */
export async function expectSameResponse(
  origins: readonly [nginx: string, portalServer: string],
  path: string,
  options: Exchange = {},
): Promise<ReceivedResponse> {
  const [theirs, ours] = await Promise.all(origins.map((origin) => exchange(origin, path, options)));
  if (!theirs || !ours) throw new Error('There are two servers.');
  expect.soft(theirs.status, path).toBe(ours.status);
  const [nginx, portalServer] = origins;
  expect.soft(shared(theirs.headers, nginx), path).toEqual(shared(ours.headers, portalServer));
  expect.soft(theirs.body.equals(ours.body), `${path}: the same bytes`).toBe(true);
  return theirs;
}
