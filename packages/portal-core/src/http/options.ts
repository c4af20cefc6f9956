import type { Clock } from '../base/platform/ports.ts';
import type { TokenSource } from './ports.ts';

/** Options of `createHttpClient`. `timeoutMs` defaults to 30000. */
export interface HttpClientOptions {
  /** The origin that all paths are resolved against. */
  baseUrl: string;
  /** The origins that may receive the token. Default: the origin of `baseUrl`. */
  allowedOrigins?: readonly string[];
  /** The deadline of a call in milliseconds, including the wait for a token, the replay and the retries. */
  timeoutMs?: number;
  /** Called once per outage, which starts with a response 503, 504 or 511. Every caller still gets its error. An outage ends when a call succeeds that was sent after the last failure, or after 5 s without a failure. */
  onServiceUnavailable?(this: void, event: ServiceUnavailable): void;
  /** Called when a success ends an outage. */
  onServiceRestored?(this: void): void;
}

/** An outage: the service is down for maintenance or overloaded. `path` has no query. */
export interface ServiceUnavailable {
  readonly status: 503 | 504 | 511;
  readonly path: string;
  /** The wait that the server asks for, in milliseconds; 0 when it does not ask. */
  readonly retryAfterMs: number;
}

/** Ports of `createHttpClient`. */
export interface HttpClientPorts {
  tokens: TokenSource;
  clock: Clock;
  /** Returns a number from 0 to below 1, for the jitter of retries. Default `Math.random`. */
  random?: () => number;
  /** Sends the requests. Default: the global `fetch`. */
  fetch?: typeof globalThis.fetch;
}
