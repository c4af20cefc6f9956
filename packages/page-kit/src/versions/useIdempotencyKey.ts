import { useState } from 'react';

/** Returns the key that a call is sent with: the same for the same body, another for another one. */
export function useIdempotencyKey(): (body: unknown) => string {
  const [keyOf] = useState(createIdempotencyKey);
  return keyOf;
}

/** The same outside of a component. */
export function createIdempotencyKey(): (body: unknown) => string {
  let last = { body: '', key: '' };
  return (body) => {
    const text = JSON.stringify(body);
    if (last.body !== text) last = { body: text, key: crypto.randomUUID() };
    return last.key;
  };
}
