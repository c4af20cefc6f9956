/** What may be handed into the frame: JSON, and functions, which the frame calls back with JSON. */
export type FrameValue =
  | null
  | boolean
  | number
  | string
  | FrameCallback
  | readonly FrameValue[]
  | { readonly [name: string]: FrameValue };

/** Called by a third party; whatever it says is untrusted. */
export type FrameCallback = (...args: readonly unknown[]) => void;

/** What the frame is asked to do. */
export type FrameRequest =
  | { readonly action: 'load'; readonly url: string }
  | { readonly action: 'call'; readonly path: string; readonly args: readonly FrameValue[] }
  | { readonly action: 'set'; readonly path: string; readonly value: FrameValue };

/** What the frame says: a request is done, a request failed, or a callback is called. */
export type FrameResponse =
  | { readonly type: 'done'; readonly id: number; readonly value: unknown }
  | { readonly type: 'failed'; readonly id: number }
  | { readonly type: 'called'; readonly callback: number; readonly args: readonly unknown[] };

/** What the frame is told first, with its end of the channel. */
export const GREETING = 'portal:third-party';

// The same word as in public/assets/portal/third-party.js.
const CALLBACK = 'portal:callback';

/** The value as it is sent: each function as the number that `number` gives it. */
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

/** What a message out of the frame says; null for anything else, since a third party may write to the channel too. */
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
