import type { JSX } from 'react';
import { useCardReport } from '@quayside/page-kit/cards';
import { PinnedItems, usePins } from '@quayside/page-kit/pins';

/** The user's pins, counted among the cards of the dashboard. */
export function PinnedCard(): JSX.Element {
  useCardReport(usePins().resource);
  return <PinnedItems />;
}
