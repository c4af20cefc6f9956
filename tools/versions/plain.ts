/** A body as it is sent: without members that are undefined. */
export function plain(body: unknown): unknown {
  return JSON.parse(JSON.stringify(body));
}
