const maxDelayMs = 30_000;

/** What a pause before another try depends on. */
export interface RetrySituation {
  /** How many tries there were already; at least 1. */
  tries: number;
  /** The header of that name, if any: seconds, or an HTTP date. */
  retryAfter: unknown;
  /** The server's own time when it answered, if it said so: this device's clock may be wrong. */
  serverDate: unknown;
  nowMs: number;
  /** From 0 to below 1. */
  random: number;
}

/** Milliseconds until the next try: what the server asked for, else doubling from 300, both with jitter, and never more than 30 s (H13). */
export function retryDelayMs({ tries, retryAfter, serverDate, nowMs, random }: RetrySituation): number {
  const pauseMs = 150 * 2 ** tries * (0.5 + random);
  return Math.min(
    maxDelayMs,
    askedDelayMs(String(retryAfter), Date.parse(String(serverDate)) || nowMs) + pauseMs,
  );
}

function askedDelayMs(retryAfter: string, nowMs: number): number {
  return /^\d+$/.test(retryAfter)
    ? Number(retryAfter) * 1000
    : Math.max(0, Date.parse(retryAfter) - nowMs || 0);
}
