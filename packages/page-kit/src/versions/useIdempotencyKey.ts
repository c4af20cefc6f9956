'use client';

import { useState } from 'react';

/** Returns the key that a call is sent with: the same key for the same body, and a new one for a new body. */
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
