import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import type { LoggedRequest } from '../contract/generated/openapi.ts';
import { pathPattern } from './pathPattern.ts';

/** A received call. Its status and user are filled in later. It never contains a token, a code or another secret. */
export type LogEntry = { -readonly [Key in keyof LoggedRequest]: LoggedRequest[Key] };

/** The received calls in order of arrival, at most 10,000. */
export interface RequestLog {
  /** Adds an entry, which is completed later. */
  begin(request: IncomingMessage, url: URL): LogEntry;
  identify(request: IncomingMessage, username: string): void;
  /** All entries, or those whose path matches the pattern, as for faults. */
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
      // Parsed as the handlers do, so that no spelling of a name hides its value.
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
    // A page's address may contain an authorization code.
    if (secretHeaders.has(name)) safe[name] = redacted;
    else safe[name] = name === 'referer' ? (text.split(/[?#]/)[0] ?? '') : text;
  }
  return safe;
}
