'use client';

import type { DrawnOffer } from './changeSince.ts';
import { isOwnPress, type MadeCommitment } from './commitment.ts';
import { useOwnName } from './useOwnName.ts';

/**
 * Whether what was ordered or requested is this user's own press without a response. `unsettled` is of `useCommitment`: a page keeps it when
 * the thing ends and its form goes away. `made` is null until the page knows what was made.
 */
export function useIsOwnPress<Content, Price>(
  unsettled: DrawnOffer<Content, Price> | null,
  made: MadeCommitment<Content, Price> | null,
): boolean {
  const ownName = useOwnName();
  return made !== null && isOwnPress(unsettled, made, ownName);
}
