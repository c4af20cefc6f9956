'use client';
import { createContext, useContext, useMemo, type Context } from 'react';
import type { TopNavLabels } from '../TopNav.labels.ts';
import type { BarActions } from './barActions.ts';
import type { BarRefs } from './barElements.ts';

/**
 * The values that the parts of one bar share. It stays the same object when something opens, so that only that part
 * re-renders.
 */
export type BarContextValue = BarActions & { labels: TopNavLabels };

export const BarContext: Context<BarContextValue | null> = createContext<BarContextValue | null>(null);

export function useBar(): BarContextValue {
  const bar = useContext(BarContext);
  if (!bar) throw new Error('A part of the bar must be rendered inside TopNav.');
  return bar;
}

export function useBarRefs(id: string): BarRefs {
  const { elements } = useBar();
  return useMemo(() => elements.refsOf(id), [elements, id]);
}
