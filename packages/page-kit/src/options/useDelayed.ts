'use client';

import { useEffect, useState } from 'react';

const DELAY_MS = 250;

/** Returns the text once the user has stopped typing. An empty text counts at once. */
export function useDelayed(text: string): string {
  const [delayed, setDelayed] = useState(text);
  useEffect(() => {
    if (text === delayed) return undefined;
    const timer = setTimeout(() => setDelayed(text), text === '' ? 0 : DELAY_MS);
    return () => clearTimeout(timer);
  }, [text, delayed]);
  return delayed;
}
