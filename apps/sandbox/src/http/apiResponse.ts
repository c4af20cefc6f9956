import type { ServerResponse } from 'node:http';
import { problemDetails, type ProblemError } from './problem.ts';

/** The result of a handler. `Body` is the type of the body before serialisation, for the compiler only. */
export interface ApiResponse<Body = unknown> {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string | Uint8Array;
  readonly bodyType?: Body;
}

/** A JSON response that caches must not store. */
export function json<Body>(value: Body, status = 200): ApiResponse<Body> {
  return {
    status,
    headers: { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' },
    body: JSON.stringify(value),
  };
}

/** A JSON object with its version, as a member and as a header, and more headers. */
export function versioned<Body extends object>(
  value: Body,
  version: number,
  headers: Record<string, string> = {},
): ApiResponse<Body & { etag: string }> {
  const etag = `"${version}"`;
  const response = json({ etag, ...value }, headers['location'] === undefined ? 200 : 201);
  return { ...response, headers: { ...response.headers, etag, ...headers } };
}

/** An HTML response with extra headers, such as a content security policy. */
export function html(
  markup: string,
  status = 200,
  headers: Record<string, string> = {},
): ApiResponse<string> {
  return {
    status,
    headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store', ...headers },
    body: markup,
  };
}

/** A file with a binding media type and extra headers. */
export function file(
  content: string | Uint8Array,
  mediaType: string,
  headers: Record<string, string> = {},
): ApiResponse<string> {
  return {
    status: 200,
    headers: {
      'content-type': mediaType.startsWith('text/') ? `${mediaType}; charset=utf-8` : mediaType,
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      ...headers,
    },
    body: content,
  };
}

/** A 204 response. */
export function noContent(): ApiResponse<undefined> {
  return { status: 204, headers: { 'cache-control': 'no-store' } };
}

/** Problem details as `application/problem+json`. */
export function problem(error: ProblemError): ApiResponse<never> {
  return {
    status: error.status,
    headers: {
      'content-type': 'application/problem+json; charset=utf-8',
      'cache-control': 'no-store',
      ...error.options.headers,
    },
    body: JSON.stringify(problemDetails(error.status, error.message, error.options)),
  };
}

export const bodylessStatuses: ReadonlySet<number> = new Set([204, 205, 304]);

/** Writes a whole response with its length, without a body for a bodiless status. */
export function writeResponse(response: ServerResponse, { status, headers, body }: ApiResponse): void {
  response.statusCode = status;
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  if (body === undefined || bodylessStatuses.has(status)) {
    response.end();
    return;
  }
  response.setHeader('content-length', Buffer.byteLength(body));
  response.end(body);
}
