'use client';
import { useEffect, useRef, useState } from 'react';
import type { Toast } from './Toasts.types.ts';

/** Long enough for every screen reader to have taken it up; what is left longer is read twice when one browses. */
const keptMs = 7000;

/** What is to be read out now: every toast that appears, and again when it comes again. What has gone is said no more. */
export function useToastNews(shown: readonly Toast[]): readonly Toast[] {
  const [news, setNews] = useState<readonly Toast[]>([]);
  const told = useRef<ReadonlyMap<string, number>>(new Map());

  useEffect(() => {
    const fresh = shown.filter(({ id, count }) => told.current.get(id) !== count);
    told.current = new Map(shown.map(({ id, count }) => [id, count]));
    // After the first drawing, so that the live regions are there before what they say.
    if (fresh.length > 0) setNews((earlier) => [...earlier, ...fresh]);
  }, [shown]);

  useEffect(() => {
    if (news.length === 0) return undefined;
    const timer = setTimeout(() => setNews([]), keptMs);
    return () => clearTimeout(timer);
  }, [news]);

  return news.filter(({ id, count }) => shown.some((toast) => toast.id === id && toast.count === count));
}
