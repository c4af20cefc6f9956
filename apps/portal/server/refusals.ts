import type { IncomingMessage } from 'node:http';
import { ambiguousTarget, bodilessMethods, pageMethods, pathOf, proxiedMethods } from './addresses.ts';
import { kindOf } from './responseKinds.ts';

/** The reason why a request is refused. */
export interface Refusal {
  status: 400 | 405;
  /** With a 405: the methods that the path supports. */
  allow?: string;
}

const badRequest: Refusal = { status: 400 };

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

/** Whether the head announces a body. */
export function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

function isAmbiguous(request: IncomingMessage): boolean {
  const { method = '', url = '', headers, headersDistinct, httpVersion } = request;
  const encoding = headers['transfer-encoding'];
  return (
    !url.startsWith('/') ||
    ambiguousTarget.test(url) ||
    (headersDistinct.host ?? []).length !== (httpVersion === '1.0' && headers.host === undefined ? 0 : 1) ||
    (bodilessMethods.includes(method) && hasBody(request)) ||
    // The only encoding that every server knows. HTTP/1.0 has none.
    (encoding !== undefined && (encoding.toLowerCase() !== 'chunked' || httpVersion !== '1.1'))
  );
}
