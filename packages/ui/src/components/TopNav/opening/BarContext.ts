'use client';
import { createContext, useContext, type Context } from 'react';
import type { TopNavLabels } from '../TopNav.labels.ts';
import type { BarActions } from './barActions.ts';

/** What the parts of one bar share. It stays the same object when something opens, so that only what opens is drawn anew. */
export type BarContextValue = BarActions & { labels: TopNavLabels };

export const BarContext: Context<BarContextValue | null> = createContext<BarContextValue | null>(null);

/** The bar this part belongs to. */
export function useBar(): BarContextValue {
  const bar = useContext(BarContext);
  if (!bar) throw new Error('A part of the bar stands outside its TopNav.');
  return bar;
}
