import { Stack } from '@quayside/ui/Stack';
import { ButtonLink } from '@quayside/ui/ButtonLink';
import { PageContent } from '@quayside/ui/PageContent';
import { PageHeader } from '@quayside/ui/PageHeader';
import type { JSX } from 'react';
import { CommittedFirst } from '@quayside/shared/commitments/CommittedFirst.tsx';
import type { PlacedOrder } from '@quayside/shared/orders/api.ts';
import type { NewOrderValues } from './newOrder/newOrderSchema.ts';
import type { UnsettledOrder } from './newOrder/useNewOrder.ts';
import { stepAddress } from './newOrder/newOrderSteps.ts';
import type { OrderSum } from './ordersApi.ts';
import { LostText } from './LostText.tsx';

/** What this user typed, and the total on the page, when another user ordered the draft. */
export interface LeftWork {
  /** What was typed and not saved; null for nothing. */
  readonly typed: NewOrderValues | null;
  /** The draft as it was saved last. */
  readonly saved: NewOrderValues;
  /** The totals of the last press on Place order; null without one. */
  readonly seen: OrderSum | null;
  /** What a press was about that has no response yet, or never had one; null for none. */
  readonly unsettled: UnsettledOrder | null;
}

/** A draft that was ordered while the user had it open. */
export interface OrderedDraftProps {
  draftId: string;
  order: PlacedOrder;
  /** The user placed it, such as in another tab. */
  isOwn: boolean;
  left: LeftWork;
}

/** Says that the draft was ordered by somebody else, and leads to the order. What was typed can be copied. */
export function OrderedDraft({ draftId, order, isOwn, left }: OrderedDraftProps): JSX.Element {
  return (
    <PageContent>
      <PageHeader title="This draft is ordered" />
      <Stack gap={24}>
        <CommittedFirst
          kind="draft"
          first={order}
          isOwn={isOwn}
          seen={left.seen}
          action={<ButtonLink href={stepAddress(draftId, 'confirmation')}>See the order</ButtonLink>}
        />
        {left.typed && (
          <LostText
            values={left.typed}
            saved={left.saved}
            lead="The draft was ordered before your last changes were saved. They are not in the order."
          />
        )}
      </Stack>
    </PageContent>
  );
}
