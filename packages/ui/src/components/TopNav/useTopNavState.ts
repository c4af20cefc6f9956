'use client';
import { useState } from 'react';
import type { TopNavOpenId, TopNavOpenReason } from './TopNav.types.ts';

/** Which menu of the bar is open, as its props. */
export type TopNavState = {
  openId: TopNavOpenId;
  onOpenChange: (openId: TopNavOpenId, reason: TopNavOpenReason) => void;
};

/** State for a `TopNav`, where the caller has nothing to add: `<TopNav {...useTopNavState()} />`. */
export function useTopNavState(initialOpenId: TopNavOpenId = null): TopNavState {
  const [openId, setOpenId] = useState<TopNavOpenId>(initialOpenId);
  return { openId, onOpenChange: setOpenId };
}
