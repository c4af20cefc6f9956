'use client';
import { useSyncExternalStore } from 'react';
import { tokenNumbers } from '../../tokens/generated/tokens.ts';

function onScroll(notify: () => void): () => void {
  let frame = 0;
  function measure(): void {
    frame = 0;
    notify();
  }
  function schedule(): void {
    frame ||= requestAnimationFrame(measure);
  }
  window.addEventListener('scroll', schedule, { passive: true });
  return () => {
    window.removeEventListener('scroll', schedule);
    cancelAnimationFrame(frame);
  };
}

/**
 * Whether the page is scrolled further than `px`, 20 unless said otherwise (SCROLL-1). Looks at most once a frame; false on a
 * server.
 */
export function useScrolledPast(px: number = tokenNumbers.size.scrollToTop): boolean {
  return useSyncExternalStore(
    onScroll,
    () => window.scrollY > px,
    () => false,
  );
}
