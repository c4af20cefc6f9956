'use client';
import { useState } from 'react';
import type { FilterBarOpenId } from './FilterBar.types.ts';

/** Which panel of the bar is open, as its props. */
export type FilterBarState = {
  /** The open panel, or null. */
  openId: FilterBarOpenId;
  /** Sets the open panel. */
  onOpenChange: (openId: FilterBarOpenId) => void;
};

/** State for a `FilterBar`, where the caller has nothing to add: `<FilterBar {...useFilterBarState()} />`. */
export function useFilterBarState(initialOpenId: FilterBarOpenId = null): FilterBarState {
  const [openId, setOpenId] = useState<FilterBarOpenId>(initialOpenId);
  return { openId, onOpenChange: setOpenId };
}
