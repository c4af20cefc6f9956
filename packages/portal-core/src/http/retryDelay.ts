const maxDelayMs = 30_000;

/** Longest wait that a server can impose, in milliseconds, where no deadline ends it. */
export const maxRetryAfterMs = 300_000;

/** Returns how long the server asks to wait, in milliseconds: `Retry-After` in seconds, or as an HTTP date relative to the server's own `Date`, else to `nowMs`; 0 when it does not ask. */
export function readRetryAfterMs(headers: Readonly<Record<string, unknown>>, nowMs: number): number {
  const retryAfter = String(headers['retry-after']);
  const serverNowMs = Date.parse(String(headers['date'])) || nowMs;
  return Math.max(0, Number(retryAfter) * 1000 || Date.parse(retryAfter) - serverNowMs || 0);
}

/** Returns the pause before a retry, in milliseconds: the server's wait plus a jittered pause that doubles from 300, together at most 30 s (H13). `tries` counts from 1; `random` is from 0 to below 1. */
export function retryDelayMs(tries: number, retryAfterMs: number, random: number): number {
  return Math.min(maxDelayMs, retryAfterMs + 150 * 2 ** tries * (0.5 + random));
}
