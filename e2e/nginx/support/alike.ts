import type { IncomingHttpHeaders } from 'node:http';
import { expect } from '@playwright/test';
import { type Answer, exchange, type Exchange } from './exchange.ts';

/** Of the connection and of the file system, and each server's own way to say that nothing changed. */
const ownHeaders = new Set([
  'connection',
  'date',
  'etag',
  'keep-alive',
  'last-modified',
  'server',
  'transfer-encoding',
]);

/** The headers of an answer that both servers are to say alike, by name. */
export function shared(headers: IncomingHttpHeaders): [string, unknown][] {
  return Object.entries(headers)
    .filter(([name]) => !ownHeaders.has(name))
    .toSorted(([one], [other]) => (one < other ? -1 : 1));
}

/** Expects both servers to answer alike, to the byte; returns what nginx answered. */
export async function alike(
  origins: readonly [nginx: string, portalServer: string],
  path: string,
  options: Exchange = {},
): Promise<Answer> {
  const [theirs, ours] = await Promise.all(origins.map((origin) => exchange(origin, path, options)));
  if (!theirs || !ours) throw new Error('There are two servers.');
  expect.soft(theirs.status, path).toBe(ours.status);
  expect.soft(shared(theirs.headers), path).toEqual(shared(ours.headers));
  expect.soft(theirs.body.equals(ours.body), `${path}: the same bytes`).toBe(true);
  return theirs;
}
