import type { IncomingMessage } from 'node:http';
import {
  ambiguousTarget,
  bodilessMethods,
  pageMethods,
  partsOfPage,
  pathOf,
  proxiedMethods,
  severalSlashes,
} from './addresses.ts';
import { kindOf } from './responseKinds.ts';

export interface Refusal {
  status: 400 | 405;
  /** With a 405: the methods that the path supports. */
  allow?: string;
}

/** A host name, an IPv4 address or an IPv6 address in brackets, with or without a port. */
const validHost = /^(?:[\w-]+(?:\.[\w-]+)*\.?|\[[\da-f:.]+\])(?::\d{1,5})?$/i;

const badRequest: Refusal = { status: 400 };

/** The page of a 400. People see it after a slip in the address bar, such as a backslash. */
export const badRequestPage: string =
  '<!doctype html><html lang="en"><meta charset="utf-8"><title>Address not valid</title>' +
  '<h1>This address isn’t valid</h1><p>Check it for a typing error. <a href="/">Go to the portal</a>';

/**
 * Checks a request by its head, before anything else happens. Returns undefined if it is fine. A request is refused if another
 * server could read it differently, or if its path does not support its method.
 */
export function refusalOf(request: IncomingMessage): Refusal | undefined {
  const { method = '', url = '' } = request;
  if (method !== 'TRACE' && isAmbiguous(request)) return badRequest;
  const methods = kindOf(pathOf(url)) === 'proxied' ? proxiedMethods : pageMethods;
  return methods.includes(method) ? undefined : { status: 405, allow: methods.join(', ') };
}

/** Returns the address to which a page's address with several slashes is redirected; undefined for any other request. */
export function redirectOf(request: IncomingMessage): string | undefined {
  const { method = '', url = '' } = request;
  const parts = severalSlashes.exec(url)?.groups;
  if (parts === undefined || !pageMethods.includes(method)) return undefined;
  const target = `/${partsOfPage.map((name) => parts[name] ?? '').join('')}`;
  return isAmbiguous(request, target) ? undefined : target;
}

/** Whether the head announces a body. */
export function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

/** HTTP/1.0 may leave it out. */
function hasOneHost(hosts: readonly string[] = [], httpVersion: string): boolean {
  const [host, ...more] = hosts;
  if (host === undefined) return httpVersion === '1.0';
  return more.length === 0 && validHost.test(host);
}

function isAmbiguous(request: IncomingMessage, url = request.url ?? ''): boolean {
  const { method = '', headers, headersDistinct, httpVersion } = request;
  const encoding = headers['transfer-encoding'];
  return (
    !url.startsWith('/') ||
    ambiguousTarget.test(url) ||
    !hasOneHost(headersDistinct.host, httpVersion) ||
    (bodilessMethods.includes(method) && hasBody(request)) ||
    // The only encoding that every server knows. HTTP/1.0 has none.
    (encoding !== undefined && (encoding.toLowerCase() !== 'chunked' || httpVersion !== '1.1'))
  );
}
