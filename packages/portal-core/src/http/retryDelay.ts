const maxDelayMs = 30_000;

/** Milliseconds until another try: what the server asked for (`retryAfter`: seconds, or an HTTP date) and a jittered pause that doubles from 300, together never more than 30 s (H13). `tries` counts from 1, `random` lies from 0 to below 1. */
export function retryDelayMs(tries: number, retryAfter: string, nowMs: number, random: number): number {
  const askedMs = Number(retryAfter) * 1000 || Date.parse(retryAfter) - nowMs || 0;
  return Math.min(maxDelayMs, Math.max(0, askedMs) + 150 * 2 ** tries * (0.5 + random));
}
