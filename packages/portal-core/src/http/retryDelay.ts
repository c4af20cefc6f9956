const maxDelayMs = 30_000;

/** What a server asks for is kept to within reason: nobody waits longer than these milliseconds for another try, where no deadline ends it. */
export const longestAskedMs = 300_000;

/** Milliseconds a server asks to wait, by `Retry-After` (seconds, or an HTTP date that is judged by the server's own `Date`, else by `nowMs`); 0 when it does not ask. */
export function askedDelayMs(headers: Readonly<Record<string, unknown>>, nowMs: number): number {
  const retryAfter = String(headers['retry-after']);
  const serverNowMs = Date.parse(String(headers['date'])) || nowMs;
  return Math.max(0, Number(retryAfter) * 1000 || Date.parse(retryAfter) - serverNowMs || 0);
}

/** Milliseconds until another try: what the server asked for and a jittered pause that doubles from 300, together never more than 30 s (H13). `tries` counts from 1, `random` lies from 0 to below 1. */
export function retryDelayMs(tries: number, askedMs: number, random: number): number {
  return Math.min(maxDelayMs, askedMs + 150 * 2 ** tries * (0.5 + random));
}
