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
 * Whether the page is scrolled further than `px`, default 20 [SCROLL-1]. Reads the position at most once per frame.
 * False on a server.
 */
export function useScrolledPast(px: number = tokenNumbers.size.scrollToTop): boolean {
  return useSyncExternalStore(
    onScroll,
    () => window.scrollY > px,
    () => false,
  );
}
