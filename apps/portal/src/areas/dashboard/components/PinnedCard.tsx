import type { JSX } from 'react';
import { useCardReport } from '../../../domain/dashboard/useCardReport.ts';
import { PinnedItems } from '../../../domain/pins/PinnedItems.tsx';
import { usePins } from '../../../domain/pins/usePins.ts';

/** The user's pins, counted among the cards of the dashboard. */
export function PinnedCard(): JSX.Element {
  useCardReport(usePins().resource);
  return <PinnedItems />;
}
