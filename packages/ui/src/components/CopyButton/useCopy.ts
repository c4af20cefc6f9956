'use client';
import { useEffect, useState } from 'react';

/** Not copied, copied a moment ago, or refused by the browser. */
export type CopyStatus = 'idle' | 'copied' | 'failed';

const copiedMs = 2000;

/** Copies a text. `copied` turns back to `idle` after 2 s; `failed` stays until the caller calls `reset`. */
export function useCopy(
  value: string,
  onCopied?: () => void,
): { status: CopyStatus; copy: () => Promise<void>; reset: () => void } {
  // An object, so that each copy starts the 2 s again.
  const [outcome, setOutcome] = useState<{ status: CopyStatus }>({ status: 'idle' });

  useEffect(() => {
    if (outcome.status !== 'copied') return undefined;
    const timer = setTimeout(() => setOutcome({ status: 'idle' }), copiedMs);
    return () => clearTimeout(timer);
  }, [outcome]);

  async function copy(): Promise<void> {
    try {
      // Undefined on a page without HTTPS, refused without permission.
      await navigator.clipboard.writeText(value);
    } catch {
      setOutcome({ status: 'failed' });
      return;
    }
    setOutcome({ status: 'copied' });
    onCopied?.();
  }

  return { status: outcome.status, copy, reset: () => setOutcome({ status: 'idle' }) };
}
