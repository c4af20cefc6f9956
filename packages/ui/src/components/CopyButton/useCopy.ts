'use client';
import { useEffect, useState } from 'react';

/** Nothing yet, copied a moment ago, or refused by the browser. */
export type CopyStatus = 'idle' | 'copied' | 'failed';

const copiedMs = 2000;

/** Copies a text. `copied` turns back to `idle` after 2 s; `failed` stays until the caller calls `reset`. */
export function useCopy(
  value: string,
  onCopied?: () => void,
): { status: CopyStatus; copy: () => Promise<void>; reset: () => void } {
  const [status, setStatus] = useState<CopyStatus>('idle');
  const [copies, setCopies] = useState(0);

  useEffect(() => {
    if (status !== 'copied') return undefined;
    const timer = setTimeout(() => setStatus('idle'), copiedMs);
    return () => clearTimeout(timer);
    // Each copy starts the time again.
  }, [status, copies]);

  async function copy(): Promise<void> {
    try {
      // Undefined on a page without HTTPS, refused without permission.
      await navigator.clipboard.writeText(value);
      setStatus('copied');
      setCopies((count) => count + 1);
      onCopied?.();
    } catch {
      setStatus('failed');
    }
  }

  return { status, copy, reset: () => setStatus('idle') };
}
