'use client';

import type { IdempotencyKey } from '@quayside/portal-core/calls';
import { useState } from 'react';

/** Returns the key that a call is sent with: the same key for the same body, and a new one for a new body. */
export function useIdempotencyKey(): (body: unknown) => IdempotencyKey {
  const [keyOf] = useState(createIdempotencyKey);
  return keyOf;
}

/** The same outside of a component. */
export function createIdempotencyKey(): (body: unknown) => IdempotencyKey {
  let last: { readonly body: string; readonly key: IdempotencyKey } | null = null;
  return (body) => {
    const text = JSON.stringify(body);
    if (last?.body !== text) last = { body: text, key: crypto.randomUUID() };
    return last.key;
  };
}
