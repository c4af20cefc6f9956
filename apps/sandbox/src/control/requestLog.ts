import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import type { LoggedRequest } from '../contract/generated/openapi.ts';
import { pathPattern } from './pathPattern.ts';

/** One call the sandbox received, of which the status and the user are learnt later. Never a token, a code or another secret. */
export type LogEntry = { -readonly [Key in keyof LoggedRequest]: LoggedRequest[Key] };

/** What was called, in the order of arrival; the oldest go beyond 10,000. */
export interface RequestLog {
  /** Begins an entry; what is learnt later is written into it. */
  begin(request: IncomingMessage, url: URL): LogEntry;
  /** Notes whose call this request is. */
  identify(request: IncomingMessage, username: string): void;
  /** All, or those whose path fits the pattern (as faults match it). */
  list(path?: string): readonly LoggedRequest[];
  clear(): void;
}

const capacity = 10_000;
const redacted = 'redacted';
const secretHeaders = new Set(['authorization', 'cookie', 'proxy-authorization', 'set-cookie']);
const secretParameter = /token|secret|password|nonce|session|hint|assertion|^code$|^code_verifier$|^state$/i;

/** An empty log. */
export function createRequestLog(): RequestLog {
  let entries: LogEntry[] = [];
  const ofRequest = new WeakMap<IncomingMessage, LogEntry>();

  return {
    begin(request, url) {
      const entry: LogEntry = {
        method: request.method ?? 'GET',
        path: url.pathname,
        query: safeQuery(url.search),
        user: null,
        status: null,
        at: new Date().toISOString(),
        headers: safeHeaders(request.headers),
      };
      entries.push(entry);
      if (entries.length > capacity) entries.shift();
      ofRequest.set(request, entry);
      return entry;
    },
    identify(request, username) {
      const entry = ofRequest.get(request);
      if (entry !== undefined) entry.user = username;
    },
    list(path) {
      if (path === undefined) return entries;
      const fits = pathPattern(path);
      return entries.filter((entry) => fits(entry.path));
    },
    clear() {
      entries = [];
    },
  };
}

function safeQuery(search: string): string {
  return search
    .slice(1)
    .split('&')
    .map((pair) => {
      // Read as the handlers read it, so that no spelling of a name hides its value from this.
      const [name = ''] = new URLSearchParams(pair).keys();
      return secretParameter.test(name) ? `${encodeURIComponent(name)}=${redacted}` : pair;
    })
    .join('&');
}

function safeHeaders(headers: IncomingHttpHeaders): Record<string, string> {
  const safe: Record<string, string> = {};
  for (const [name, value] of Object.entries(headers)) {
    if (value === undefined) continue;
    const text = Array.isArray(value) ? value.join(', ') : value;
    // A page's own address may hold an authorization code.
    if (secretHeaders.has(name)) safe[name] = redacted;
    else safe[name] = name === 'referer' ? (text.split(/[?#]/)[0] ?? '') : text;
  }
  return safe;
}
