'use client';

import type { CalendarDay } from '@quayside/portal-core/calls';
import { useSyncExternalStore } from 'react';
import { todayOfProfile } from './days.ts';

/**
 * Today, also on a page that was left open over midnight. `todayOf` gives the zone: the user's unless told otherwise.
 */
export function useToday(todayOf: (nowMs: number) => CalendarDay = todayOfProfile): CalendarDay {
  return useSyncExternalStore(onReturn, () => todayOf(Date.now()));
}

/** Calls back when the user comes back to the page. */
function onReturn(callback: () => void): () => void {
  document.addEventListener('visibilitychange', callback);
  return () => document.removeEventListener('visibilitychange', callback);
}
