'use client';
import { useState } from 'react';
import type { TopNavOpenId, TopNavOpenReason } from './TopNav.types.ts';

/** Which menu of the bar is open, as its props. */
export type TopNavState = {
  /** The open menu, or null. */
  openId: TopNavOpenId;
  /** Called with the menu that should be open, or null, and the reason. */
  onOpenChange: (openId: TopNavOpenId, reason: TopNavOpenReason) => void;
};

/** State for a `TopNav`, where the caller has nothing to add: `<TopNav {...useTopNavState()} />`. */
export function useTopNavState(initialOpenId: TopNavOpenId = null): TopNavState {
  const [openId, setOpenId] = useState<TopNavOpenId>(initialOpenId);
  return { openId, onOpenChange: setOpenId };
}
