/** A value for the frame: JSON, and functions, which the frame calls with JSON. */
export type FrameValue =
  | null
  | boolean
  | number
  | string
  | FrameCallback
  | readonly FrameValue[]
  | { readonly [name: string]: FrameValue };

/** Called by a third party, so its arguments are untrusted. */
export type FrameCallback = (...args: readonly unknown[]) => void;

export type FrameRequest =
  | { readonly action: 'load'; readonly url: string }
  | { readonly action: 'call'; readonly path: string; readonly args: readonly FrameValue[] }
  | { readonly action: 'set'; readonly path: string; readonly value: FrameValue };

/** A message from the frame: a request is done, a request failed, or a callback is called. */
export type FrameResponse =
  | { readonly type: 'done'; readonly id: number; readonly value: unknown }
  | { readonly type: 'failed'; readonly id: number }
  | { readonly type: 'called'; readonly callback: number; readonly args: readonly unknown[] };

/** The first message to the frame. It carries the frame's message port. */
export const GREETING = 'portal:third-party';

// The same string as in public/assets/portal/third-party.js.
const CALLBACK = 'portal:callback';

/** Replaces each function in the value by the number that `number` returns for it. */
export function withNumberedCallbacks(
  value: FrameValue,
  number: (callback: FrameCallback) => number,
): unknown {
  if (typeof value === 'function') return { [CALLBACK]: number(value) };
  if (typeof value !== 'object' || value === null) return value;
  if (isList(value)) return value.map((each) => withNumberedCallbacks(each, number));
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => [name, withNumberedCallbacks(each, number)]),
  );
}

/** Parses a message from the frame. Returns null for anything else: a third party may write to the port too. */
export function readResponse(message: unknown): FrameResponse | null {
  if (typeof message !== 'object' || message === null) return null;
  const { id, failed, value, callback, args }: Partial<Record<string, unknown>> = { ...message };
  if (typeof callback === 'number')
    return { type: 'called', callback, args: Array.isArray(args) ? args : [] };
  if (typeof id !== 'number') return null;
  return failed === undefined ? { type: 'done', id, value } : { type: 'failed', id };
}

function isList(value: object): value is readonly FrameValue[] {
  return Array.isArray(value);
}
