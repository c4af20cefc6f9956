'use client';
import { useEffect, useRef, useState } from 'react';
import type { Toast } from './Toasts.types.ts';

/** Long enough for every screen reader to announce it. Longer would make it read twice while browsing. */
const keptMs = 7000;

/** What to announce now: every toast when it appears and when its count rises. Closed toasts are not announced. */
export function useToastNews(shown: readonly Toast[]): readonly Toast[] {
  const [news, setNews] = useState<readonly Toast[]>([]);
  const told = useRef<ReadonlyMap<string, number>>(new Map());

  useEffect(() => {
    const fresh = shown.filter(({ id, count }) => told.current.get(id) !== count);
    told.current = new Map(shown.map(({ id, count }) => [id, count]));
    // After the first render, so that the live regions exist before their content.
    if (fresh.length > 0) setNews((earlier) => [...earlier, ...fresh]);
  }, [shown]);

  useEffect(() => {
    if (news.length === 0) return undefined;
    const timer = setTimeout(() => setNews([]), keptMs);
    return () => clearTimeout(timer);
  }, [news]);

  return news.filter(({ id, count }) => shown.some((toast) => toast.id === id && toast.count === count));
}
