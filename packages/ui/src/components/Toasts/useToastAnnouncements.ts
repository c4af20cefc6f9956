'use client';
import { useEffect, useRef, useState } from 'react';
import type { Toast } from './Toasts.types.ts';

/** Long enough for every screen reader to announce it. Longer would make it read twice while browsing. */
const announcementMs = 7000;

/**
 * Returns the toasts to announce now: every toast when it appears and when its count rises. Closed toasts are not
 * announced.
 */
export function useToastAnnouncements(shown: readonly Toast[]): readonly Toast[] {
  const [announcements, setAnnouncements] = useState<readonly Toast[]>([]);
  const announced = useRef<ReadonlyMap<string, number>>(new Map());

  useEffect(() => {
    const added = shown.filter(({ id, count }) => announced.current.get(id) !== count);
    announced.current = new Map(shown.map(({ id, count }) => [id, count]));
    // After the first render, so that the live regions exist before their content.
    if (added.length > 0) setAnnouncements((earlier) => [...earlier, ...added]);
  }, [shown]);

  useEffect(() => {
    if (announcements.length === 0) return undefined;
    const timer = setTimeout(() => setAnnouncements([]), announcementMs);
    return () => clearTimeout(timer);
  }, [announcements]);

  return announcements.filter(({ id, count }) =>
    shown.some((toast) => toast.id === id && toast.count === count),
  );
}
