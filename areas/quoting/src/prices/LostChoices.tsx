import { lastChangeOf, type AuthorName } from '@quayside/page-kit/versions';
import { DateTime } from '@quayside/ui/DateTime';
import { InlineAlert } from '@quayside/ui/InlineAlert';
import type { JSX } from 'react';
import type { Quote } from '../api.ts';
import type { ChoicesState } from './createChoices.ts';

/** Choices that were not saved before the quote ended. */
export interface LostChoicesProps {
  ended: Extract<ChoicesState['save'], { status: 'ended' }>;
  nameOf: AuthorName;
}

const endedVerbs: Partial<Record<Quote['status'], string>> = {
  ordered: 'ordered',
  declined: 'declined',
  cancelled: 'cancelled',
};

/** Says who ended the quote before the last choices were saved, and that the page shows the saved ones. */
export function LostChoices({ ended: { theirs, error }, nameOf }: LostChoicesProps): JSX.Element {
  const change = lastChangeOf(error);
  const by = change?.by ?? theirs?.by;
  const verb = endedVerbs[theirs?.status ?? 'draft'];
  return (
    <InlineAlert tone="caution" live="assertive" title="Your last choices aren’t saved">
      {by !== undefined && verb !== undefined ? (
        <>
          <span>{`${nameOf(by)} ${verb} this quote first`}</span>
          {change?.at && (
            <>
              <span>, on </span>
              <DateTime value={change.at} format="dateTime" />
            </>
          )}
          <span>. </span>
        </>
      ) : (
        <span>This quote can’t be changed any more. </span>
      )}
      <span>The choices and totals that you see are the saved ones.</span>
    </InlineAlert>
  );
}
