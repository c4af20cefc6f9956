import { Focused, versionWords } from '@quayside/page-kit/versions';
import { DateTime } from '@quayside/ui/DateTime';
import { DiffList } from '@quayside/ui/DiffList';
import { InlineAlert } from '@quayside/ui/InlineAlert';
import { Stack } from '@quayside/ui/Stack';
import type { JSX, ReactNode } from 'react';
import type { PlacedOrder } from '../orders/api.ts';
import { changedTotals, type OrderTotals } from './changedTotals.tsx';

export interface FirstCommitment extends Pick<PlacedOrder, 'requestedBy' | 'requestedAt'> {
  /** The number of the order. Default: none is shown. */
  readonly id?: string;
  /** Default: the totals are not compared. */
  readonly total?: OrderTotals;
}

/** An order, or a request for firm prices, that was made while the user was about to make the same one. */
export interface CommittedFirstProps {
  kind: keyof typeof words;
  /** Null if it could not be loaded. */
  first: FirstCommitment | null;
  /** The user made it, such as in another tab. */
  isOwn: boolean;
  /** The totals that the user was about to accept. Default: they are not known. */
  seen?: OrderTotals | null;
  /** A link to the order, or a button that closes the message. */
  action?: ReactNode;
}

/** Says who was first and that nothing of the user's was sent, with both totals if they differ. */
export function CommittedFirst({
  kind,
  first,
  isOwn,
  seen = null,
  action,
}: CommittedFirstProps): JSX.Element {
  const { done, notAgain, notDone } = words[kind];
  const items = changedTotals(seen, first?.total ?? null);
  return (
    <Focused>
      <InlineAlert tone="caution" live="assertive" title={titleOf(kind, first, isOwn)} action={action}>
        <Stack gap={12}>
          <span>
            {first && (
              <>
                <span>{first.id === undefined ? `${done} on` : `${done} as ${first.id} on`}</span>{' '}
                <DateTime value={first.requestedAt} format="dateTime" />.{' '}
              </>
            )}
            <span>{isOwn ? notAgain : notDone}</span>
          </span>
          {items.length > 0 && (
            <DiffList
              comparison="conflict"
              items={items}
              labels={{ mine: versionWords.seen, theirs: 'Ordered' }}
            />
          )}
        </Stack>
      </InlineAlert>
    </Focused>
  );
}

const ordered = {
  done: 'It was ordered',
  notAgain: 'It was not ordered again.',
  notDone: 'Nothing of yours was ordered.',
} as const;

const words = {
  quote: { ...ordered, act: 'ordered this quote', already: 'This quote was ordered already' },
  draft: { ...ordered, act: 'ordered this draft', already: 'This draft was ordered already' },
  quoteRequest: {
    act: 'asked for a quote of this estimate',
    already: 'A quote of this estimate was asked for already',
    done: 'It was asked for',
    notAgain: 'It was not asked for again.',
    notDone: 'Nothing of yours was sent.',
  },
} as const;

function titleOf(kind: keyof typeof words, first: FirstCommitment | null, isOwn: boolean): string {
  const { act, already } = words[kind];
  if (first === null) return already;
  return isOwn ? `You ${act} already` : `${first.requestedBy.name} ${act} first`;
}
