import type { IncomingMessage } from 'node:http';
import { ambiguousTarget, bodilessMethods, pageMethods, pathOf, proxiedMethods } from './addresses.ts';
import { kindOf } from './responseKinds.ts';

/** Why a request gets no answer of its own. */
export interface Refusal {
  status: 400 | 405;
  /** The methods that the address answers, with a 405. */
  allow?: string;
}

const badRequest: Refusal = { status: 400 };

/**
 * Judges a request by its head alone, before anything acts on it; undefined when nothing is wrong. A request is refused when another
 * server could read it differently, or when its method does not belong to its address.
 */
export function refusalOf(request: IncomingMessage): Refusal | undefined {
  const { method = '', url = '' } = request;
  if (method !== 'TRACE' && isAmbiguous(request)) return badRequest;
  const methods = kindOf(pathOf(url)) === 'proxied' ? proxiedMethods : pageMethods;
  return methods.includes(method) ? undefined : { status: 405, allow: methods.join(', ') };
}

/** Whether a request carries a body, by its head. */
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
    // The one encoding that every server knows; HTTP/1.0 has none.
    (encoding !== undefined && (encoding.toLowerCase() !== 'chunked' || httpVersion !== '1.1'))
  );
}
