import { useCallback, useRef } from 'react';

/** Returns the key that a call is sent with: the same for the same body, another for another one. */
export function useIdempotencyKey(): (body: unknown) => string {
  const last = useRef({ body: '', key: '' });
  return useCallback((body) => {
    const text = JSON.stringify(body);
    if (last.current.body !== text) last.current = { body: text, key: crypto.randomUUID() };
    return last.current.key;
  }, []);
}
