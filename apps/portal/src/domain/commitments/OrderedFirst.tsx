import { Focused, versionWords } from '@quayside/page-kit/versions';
import { DateTime } from '@quayside/ui/DateTime';
import { DiffList } from '@quayside/ui/DiffList';
import { InlineAlert } from '@quayside/ui/InlineAlert';
import { Stack } from '@quayside/ui/Stack';
import type { JSX, ReactNode } from 'react';
import type { PlacedOrder } from '../orders/api.ts';
import { changedTotals, type OrderTotals } from './changedTotals.tsx';

/** An order that somebody placed while the user was about to order the same thing. */
export interface OrderedFirstProps {
  /** What was ordered, such as `quote`. */
  noun: string;
  /** Null if it could not be loaded. */
  order: PlacedOrder | null;
  /** The user placed it, such as in another tab. */
  isOwn: boolean;
  /** The totals that the user wanted to order at; null if they are not known. */
  seen: OrderTotals | null;
  /** A link to the order, or a button that closes the message. */
  action: ReactNode;
}

/** Says who ordered the same thing first and that nothing of the user's was ordered, with both totals if they differ. */
export function OrderedFirst({ noun, order, isOwn, seen, action }: OrderedFirstProps): JSX.Element {
  const items = changedTotals(seen, order?.total ?? null);
  return (
    <Focused>
      <InlineAlert tone="caution" live="assertive" title={titleOf(noun, order, isOwn)} action={action}>
        <Stack gap={12}>
          <span>
            {order && (
              <>
                <span>{`It was ordered as ${order.id} on`}</span>{' '}
                <DateTime value={order.requestedAt} format="dateTime" />.{' '}
              </>
            )}
            <span>{isOwn ? 'It was not ordered again.' : 'Nothing of yours was ordered.'}</span>
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

function titleOf(noun: string, order: PlacedOrder | null, isOwn: boolean): string {
  if (order === null) return `This ${noun} was ordered already`;
  return isOwn ? `You ordered this ${noun} already` : `${order.requestedBy.name} ordered this ${noun} first`;
}
