'use client';
import { useState } from 'react';
import type { TopNavOpenId, TopNavOpenReason } from './TopNav.types.ts';

/** What is open in the bar, as its props. */
export type TopNavState = {
  openId: TopNavOpenId;
  onOpenChange: (openId: TopNavOpenId, reason: TopNavOpenReason) => void;
};

/** Holds what is open in a `TopNav`, for who has nothing to add: `<TopNav {...useTopNavState()} />`. */
export function useTopNavState(initialOpenId: TopNavOpenId = null): TopNavState {
  const [openId, setOpenId] = useState<TopNavOpenId>(initialOpenId);
  return { openId, onOpenChange: setOpenId };
}
