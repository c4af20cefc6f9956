'use client';
import { useMemo } from 'react';
import type { TopNavItem, TopNavNavigation } from '../TopNav.types.ts';
import { drawable } from './drawable.ts';

/** The bar's items that can be drawn; none until they are there. */
export function useItems(navigation: TopNavNavigation): readonly TopNavItem[] {
  const given = navigation?.status === 'ready' ? navigation.items : null;
  return useMemo(() => drawable(given), [given]);
}
