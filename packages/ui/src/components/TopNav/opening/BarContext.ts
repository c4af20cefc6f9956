'use client';
import { createContext, useContext, type Context, type MouseEvent } from 'react';
import type { TopNavLabels } from '../TopNav.labels.ts';
import type { TopNavOpenId } from '../TopNav.types.ts';

/** What the parts of one bar share. */
export type BarContextValue = {
  openId: TopNavOpenId;
  labels: TopNavLabels;
  /** Opens what is closed and closes what is open. */
  toggle: (id: string) => void;
  /** A link or an entry was chosen: everything closes, and the focus stays in the bar. */
  choose: (event?: MouseEvent) => void;
};

export const BarContext: Context<BarContextValue | null> = createContext<BarContextValue | null>(null);

/** The bar this part belongs to. */
export function useBar(): BarContextValue {
  const bar = useContext(BarContext);
  if (!bar) throw new Error('A part of the bar was drawn outside a TopNav: only TopNav may draw it.');
  return bar;
}
