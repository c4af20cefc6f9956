import { ConflictAlert, lastChangeOf, versionWords } from '@quayside/page-kit/versions';
import type { HttpStatusError } from '@quayside/portal-core';
import { DateTime } from '@quayside/ui/DateTime';
import type { DiffItem } from '@quayside/ui/DiffList';
import type { JSX } from 'react';
import { changedTotals, type OrderTotals } from './changedTotals.tsx';

/** An offer that is no longer the one that the user saw. */
export interface ChangedOfferProps {
  /** What did not happen, such as `Nothing was ordered`. */
  title: string;
  /** The refusal, which may say who changed it and when; undefined if the change was seen before anything was sent. */
  refusal: HttpStatusError | undefined;
  /** The totals that the user saw; null if they are not known. */
  seen: OrderTotals | null;
  now: OrderTotals | null;
  /** What else differs, such as terms, sites or lines: before as the user saw it, after as it is now. */
  parts: readonly DiffItem[];
  onLookAgain: () => void;
}

/** More parts than this are counted, not listed. */
const SHOWN_PARTS = 10;

/** Says that the offer changed, with the totals and the parts that differ. The user sends the new one only after saying that they saw it. */
export function ChangedOffer({
  title,
  refusal,
  seen,
  now,
  parts,
  onLookAgain,
}: ChangedOfferProps): JSX.Element {
  const totals = changedTotals(seen, now);
  const reason = refusal?.problem?.message ?? refusal?.problem?.detail;
  const at = lastChangeOf(refusal)?.at ?? null;
  return (
    <ConflictAlert
      title={title}
      items={[...totals, ...parts]}
      mostItems={totals.length + SHOWN_PARTS}
      labels={{ mine: versionWords.seen, theirs: versionWords.now }}
      choices={[{ label: versionWords.lookAgain, onChoose: onLookAgain }]}
    >
      <p>
        <span>{reason ?? 'It changed since you looked at it. Look at it again first.'}</span>{' '}
        {at !== null && (
          <>
            <span>It was changed on</span> <DateTime value={at} format="dateTime" />.{' '}
          </>
        )}
        <span>{totals.length > 0 ? 'The total changed too.' : 'The total is the same.'}</span>
      </p>
    </ConflictAlert>
  );
}
