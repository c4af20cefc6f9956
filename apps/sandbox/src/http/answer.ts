import type { ServerResponse } from 'node:http';
import { problemDetails, type ProblemError } from './problem.ts';

/** What a handler gives back; the server writes it, faults may cut or decorate it. */
export interface Answer {
  status: number;
  headers: Readonly<Record<string, string>>;
  body?: string;
}

/** A JSON answer, never stored by a cache on the way. */
export function json(value: unknown, status = 200): Answer {
  return {
    status,
    headers: { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' },
    body: JSON.stringify(value),
  };
}

/** An HTML answer; extra headers (a content security policy, for one) are added. */
export function html(markup: string, status = 200, headers: Record<string, string> = {}): Answer {
  return {
    status,
    headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store', ...headers },
    body: markup,
  };
}

/** A file of a media type that a browser takes as it is said to be; extra headers are added. */
export function file(content: string, mediaType: string, headers: Record<string, string> = {}): Answer {
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

/** 204: done, nothing to say. */
export function noContent(): Answer {
  return { status: 204, headers: { 'cache-control': 'no-store' } };
}

/** Problem details as `application/problem+json`. */
export function problem(error: ProblemError): Answer {
  return {
    status: error.status,
    headers: {
      'content-type': 'application/problem+json; charset=utf-8',
      'cache-control': 'no-store',
      ...error.headers,
    },
    body: JSON.stringify(problemDetails(error.status, error.message, error.errors)),
  };
}

/** The statuses whose answer is complete with its head: a client reads no body after it. */
export const bodylessStatuses: ReadonlySet<number> = new Set([204, 205, 304]);

/** Writes an answer as one piece with its length; a bodyless status goes out without a body. */
export function writeAnswer(response: ServerResponse, answer: Answer): void {
  response.statusCode = answer.status;
  for (const [name, value] of Object.entries(answer.headers)) response.setHeader(name, value);
  if (answer.body === undefined || bodylessStatuses.has(answer.status)) {
    response.end();
    return;
  }
  response.setHeader('content-length', Buffer.byteLength(answer.body));
  response.end(answer.body);
}
