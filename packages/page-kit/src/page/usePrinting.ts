'use client';

import { useState, useSyncExternalStore } from 'react';

interface Printing {
  subscribe(this: void, listener: () => void): () => void;
  getSnapshot(this: void): boolean;
}

function createPrinting(): Printing {
  const media = window.matchMedia('print');
  let isAboutToPrint = false;
  return {
    subscribe(listener) {
      const ending = new AbortController();
      const set = (next: boolean) => (): void => {
        isAboutToPrint = next;
        listener();
      };
      window.addEventListener('beforeprint', set(true), ending);
      window.addEventListener('afterprint', set(false), ending);
      media.addEventListener('change', listener, ending);
      return () => ending.abort();
    },
    getSnapshot: () => isAboutToPrint || media.matches,
  };
}

/**
 * Whether the page is being printed. It is a store, because React draws a change of one before the next task: the browser takes the
 * page for the printer right after `beforeprint`.
 */
export function usePrinting(): boolean {
  const [{ subscribe, getSnapshot }] = useState(createPrinting);
  return useSyncExternalStore(subscribe, getSnapshot, () => false);
}

/** Prints the page once it has drawn the content for the printer. */
export function printPage(): void {
  window.dispatchEvent(new Event('beforeprint'));
  setTimeout(() => window.print());
}
