import type { CalendarDay } from '@quayside/portal-core/calls';
import { useCurrentUser } from '@quayside/portal-core/react';
import { useMemo, useState } from 'react';
import { useFormDraft, type FormDraft } from '../../../domain/form/useFormDraft.ts';
import { useSchemaForm, type SchemaForm } from '../../../domain/form/useSchemaForm.ts';
import { useCommitment, withoutCache, keyedCall, type FiguresState } from '@quayside/page-kit/versions';
import { getQuote, type Quote } from '../api.ts';
import { orderQuote } from '../pricesApi.ts';
import type { EditedChoices } from '../prices/createChoices.ts';
import type { QuoteFigures } from '../quoteTotals.ts';
import { orderSchema, type OrderOutput, type OrderValues } from './orderForm.ts';

/** The order that the user places. */
export interface PlaceOrder {
  readonly form: SchemaForm<OrderValues>;
  readonly draft: FormDraft;
  /** The totals that the user saw when the order was refused; null before. */
  readonly seen: Quote['totals'] | null;
  /** The reason why the page cannot order now; null for none. */
  readonly obstacle: string | null;
}

interface Placed {
  readonly orderId: string;
  readonly approvalId: string;
}

/** What the user orders: the quote and the figures that are on the page. */
export interface OrderSubject {
  readonly quote: Quote;
  readonly choices: EditedChoices;
  readonly figures: FiguresState;
  readonly totals: QuoteFigures;
  /** The first day on which every site can be ready; null while it is unknown. */
  readonly earliest: CalendarDay | null;
}

/** A form that orders a quote once, at the price that the page shows. */
export function useOrder(
  { quote, choices, figures, totals: { nrc, mrc }, earliest }: OrderSubject,
  refetch: () => Promise<void>,
): PlaceOrder {
  const { number: quoteNumber } = quote;
  const user = useCurrentUser();
  const [seen, setSeen] = useState<Quote['totals'] | null>(null);
  const orderOnce = useMemo(
    () =>
      keyedCall(orderQuote, async (http, orderId): Promise<Placed> => {
        const ordered = await getQuote.send(http, { path: { quoteNumber } }, withoutCache);
        return { orderId, approvalId: ordered.approvalId ?? '' };
      }),
    [quoteNumber],
  );
  const { obstacle, commit } = useCommitment({
    draft: choices,
    figures: figures === 'ready' ? { status: 'ready', price: { nrc, mrc } } : { status: figures },
    send: (http, order: OrderOutput, { price, ...version }) =>
      orderOnce.send(http, { path: { quoteNumber }, body: { ...order, price }, ...version }),
  });
  const form = useSchemaForm<OrderValues, OrderOutput, Placed>({
    schema: orderSchema(earliest),
    initial: {
      purchaseOrder: '',
      requiredDate: '',
      contact: {
        name: [user?.firstName, user?.lastName].filter(Boolean).join(' '),
        phone: '',
        email: user?.email ?? '',
      },
      note: '',
    },
    async submit(order) {
      setSeen(quote.totals);
      const result = await commit(order);
      // The reloaded quote names the obstacle: it expired, another user changed it, or it is ordered already.
      if (result.status === 'failed') await refetch();
      return result;
    },
    onSaved: () => void refetch(),
  });
  const draft = useFormDraft(form, `quote-order ${quoteNumber}`);
  return { form, draft, seen, obstacle };
}
