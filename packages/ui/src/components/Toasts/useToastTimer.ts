'use client';
import { useEffect, useEffectEvent, useRef } from 'react';

type ToastTimer = {
  /** Null: never ends. */
  durationMs: number | null;
  isPaused: boolean;
  /** The timer restarts when it changes. */
  count: number;
  onEnd: () => void;
};

/** Calls `onEnd` after `durationMs`, not counting the time while it is paused. */
export function useToastTimer({ durationMs, isPaused, count, onEnd }: ToastTimer): void {
  const run = useRef({ count: -1, leftMs: 0 });
  const end = useEffectEvent(onEnd);

  useEffect(() => {
    if (durationMs === null) return undefined;
    if (run.current.count !== count) run.current = { count, leftMs: durationMs };
    if (isPaused) return undefined;
    const startedAt = performance.now();
    const timer = setTimeout(end, run.current.leftMs);
    return () => {
      clearTimeout(timer);
      run.current.leftMs -= performance.now() - startedAt;
    };
  }, [isPaused, durationMs, count]);
}
