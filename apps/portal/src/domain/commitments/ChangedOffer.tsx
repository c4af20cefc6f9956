import { ConflictAlert, versionWords } from '@quayside/page-kit/versions';
import type { JSX } from 'react';
import { changedTotals, type OrderTotals } from './changedTotals.tsx';

/** An offer that is no longer the one that the user saw. */
export interface ChangedOfferProps {
  /** What did not happen, such as `Nothing was ordered`. */
  title: string;
  /** Who changed it, as the server says it; undefined if it does not. */
  reason: string | undefined;
  /** The totals that the user saw; null if they are not known. */
  seen: OrderTotals | null;
  now: OrderTotals | null;
  onLookAgain: () => void;
}

/** Says that the offer changed, with both totals if they differ. The user sends the new one only after saying that they saw it. */
export function ChangedOffer({ title, reason, seen, now, onLookAgain }: ChangedOfferProps): JSX.Element {
  const items = changedTotals(seen, now);
  return (
    <ConflictAlert
      title={title}
      items={items}
      labels={{ mine: versionWords.seen, theirs: versionWords.now }}
      choices={[{ label: versionWords.lookAgain, onChoose: onLookAgain }]}
    >
      <p>
        <span>{reason ?? 'It changed since you looked at it.'}</span>{' '}
        <span>
          {items.length > 0
            ? 'The total is another one. Look at it again first.'
            : 'The total is the same. Look at the rest again first.'}
        </span>
      </p>
    </ConflictAlert>
  );
}
