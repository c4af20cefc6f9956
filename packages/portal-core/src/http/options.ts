import type { Clock } from '../base/platform/ports.ts';
import type { TokenSource } from './ports.ts';

/** How the client behaves; `timeoutMs` defaults to 30000. */
export interface HttpClientOptions {
  /** The origin every path is resolved against. */
  baseUrl: string;
  /** The origins the token may go to, compared as origins; default: that of `baseUrl`. */
  allowedOrigins?: readonly string[];
  /** The deadline of a call in milliseconds, waiting for a token, a replay and retries included. */
  timeoutMs?: number;
  /** Told once of each burst of answers 503, 504 or 511; every caller gets its error all the same. A burst ends with the success of a call sent after its last failure, or with 5 s without one. */
  onServiceUnavailable?(this: void, event: ServiceUnavailable): void;
  /** Told when a success ends such a burst. */
  onServiceRestored?(this: void): void;
}

/** The service said that it is down for maintenance or overload; `path` carries no query. */
export interface ServiceUnavailable {
  readonly status: 503 | 504 | 511;
  readonly path: string;
  /** How long the server asks to wait, in milliseconds; 0 when it does not say. */
  readonly retryAfterMs: number;
}

/** What the client needs. */
export interface HttpClientPorts {
  tokens: TokenSource;
  clock: Clock;
  /** Returns a number from 0 to below 1, for the jitter of retries. Default `Math.random`. */
  random?: () => number;
  /** Sends the requests. Default: the global `fetch`. */
  fetch?: typeof globalThis.fetch;
}
