export const disturbances = [
  'failed',
  'unavailable',
  'denied',
  'notFound',
  'conflict',
  'empty',
  'slow',
  'offline',
] as const;

export type Disturbance = (typeof disturbances)[number];

export const disturbanceWords: Readonly<Record<Disturbance, string>> = {
  failed: 'Fails with 500',
  unavailable: 'Unavailable, 503',
  denied: 'Denied, 403',
  notFound: 'Not found, 404',
  conflict: 'Changed meanwhile, 412',
  empty: 'Empty lists',
  slow: 'Slow, 5 s',
  offline: 'No connection',
};

export const SLOW_BY_MS = 5_000;

const statuses: Readonly<Partial<Record<Disturbance, number>>> = {
  failed: 500,
  unavailable: 503,
  denied: 403,
  notFound: 404,
  conflict: 412,
};

/** Returns the response in place of the server's; null for a disturbance that lets the call through. */
export function responseInstead(disturbance: Disturbance): Response | null {
  const status = statuses[disturbance];
  if (status === undefined) return null;
  const message = `The developer page lets this call respond with ${status}.`;
  return new Response(JSON.stringify({ type: 'about:blank', title: message, status, message }), {
    status,
    headers: { 'content-type': 'application/problem+json' },
  });
}

/** A JSON body with every list empty and every total zero. */
export function emptied(body: unknown): unknown {
  if (Array.isArray(body)) return [];
  if (typeof body !== 'object' || body === null) return body;
  return Object.fromEntries(
    Object.entries(body).map(([name, value]) => [
      name,
      name === 'total' && typeof value === 'number' ? 0 : emptied(value),
    ]),
  );
}
