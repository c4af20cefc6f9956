import type { CalendarDay, EntityTag } from '@quayside/portal-core/calls';
import type { HttpClient, HttpStatusError } from '@quayside/portal-core';
import { useCurrentUser } from '@quayside/portal-core/react';
import { useEffect, useMemo, useRef, useState } from 'react';
import {
  useFormDraft,
  useSchemaForm,
  type DescribedField,
  type FormDraft,
  type SchemaForm,
} from '@quayside/page-kit/form';
import {
  isRefusedForChange,
  keyedCall,
  obstacleWords,
  useCommitment,
  useVersionEffect,
  type CommitmentEnd,
  withoutCache,
  type FiguresState,
  type SeenOffer,
} from '@quayside/page-kit/versions';
import { getQuote, type Quote, type QuoteSite } from '../api.ts';
import { orderQuote } from '../pricesApi.ts';
import { toChoices, type ChoicesContent, type EditedChoices } from '../prices/createChoices.ts';
import type { QuoteFigures } from '../quoteTotals.ts';
import { orderSchema, typedFields, type OrderOutput, type OrderValues } from './orderSchema.ts';

export interface PlaceOrder {
  readonly form: SchemaForm<OrderValues>;
  readonly draft: FormDraft;
  /** The last refusal; null for none, and once the user has looked at what changed. */
  readonly refusal: QuoteRefusal | null;
  /** The reason why the page cannot order now; null for none. */
  readonly obstacle: string | null;
}

/** An order that the server refused, because it has another version, price or state than the page showed. */
export interface QuoteRefusal {
  readonly error: HttpStatusError;
  /** The totals of the quote at the press. */
  readonly seen: Quote['totals'];
  /** What the page showed at the press. */
  readonly seenOffer: QuoteOffer;
  /** What it shows now. */
  readonly offer: QuoteOffer;
  /** Whether the page shows another version or price since. Nothing is ordered before the user has looked again. */
  readonly isChanged: boolean;
  lookAgain(this: void): void;
}

/** What is ordered, besides its prices. */
export interface QuoteOffer extends Pick<Quote, 'options' | 'choices' | 'marginBasisPoints'> {
  readonly sites: readonly QuoteSite[];
}

interface Placed {
  readonly orderId: string;
  readonly approvalId: string;
}

/** What the user orders: the quote and the figures that are on the page. */
export interface OrderSubject {
  readonly quote: Quote;
  readonly sites: readonly QuoteSite[];
  readonly choices: EditedChoices;
  /** The version that the drawn totals are of. */
  readonly etag: EntityTag;
  readonly figures: FiguresState;
  readonly totals: QuoteFigures;
  /** The first day on which every site can be ready; null while it is unknown. */
  readonly earliest: CalendarDay | null;
}

/** What the user did on the page of an order. It outlasts the form, which begins again with other sites or options. */
export interface OrderAttempt {
  readonly quoteNumber: string;
  /** The user's own order; null before. */
  readonly orderId: string | null;
  /** What was typed when the form went away, as far as it differs from what the form began with. */
  readonly typed: readonly DescribedField[];
  /** The last refusal, and the form that it was for; null for none, and once the user has looked at what changed. */
  readonly refused: (Pick<QuoteRefusal, 'error' | 'seen' | 'seenOffer'> & { readonly form: object }) | null;
  /** What a press was about that has no response yet, or never had one; null for none. */
  readonly unsettled: CommitmentEnd<Placed, ChoicesContent, Pick<QuoteFigures, 'nrc' | 'mrc'>>['lost'];
}

export interface OrderEvents {
  attempt: OrderAttempt | null;
  onAttempt: (change: Partial<OrderAttempt>) => void;
  refetch: () => Promise<void>;
}

/** Returns what orders a quote once, for the version and the price that were on the page. */
export function orderSender(quoteNumber: string) {
  const path = { quoteNumber };
  const orderOnce = keyedCall(orderQuote, async (http, orderId): Promise<Placed> => {
    const ordered = await getQuote.send(http, { path }, withoutCache);
    return { orderId, approvalId: ordered.approvalId ?? '' };
  });
  return (
    http: HttpClient,
    order: OrderOutput,
    { price, ...version }: SeenOffer<Pick<QuoteFigures, 'nrc' | 'mrc'>>,
  ): Promise<Placed> => orderOnce.send(http, { path, body: { ...order, price }, ...version });
}

/** A form that orders a quote once, at the price that the page shows. */
export function useOrder(
  { quote, sites, choices, etag, figures, totals: { nrc, mrc }, earliest }: OrderSubject,
  { attempt, onAttempt, refetch }: OrderEvents,
): PlaceOrder {
  const { number: quoteNumber } = quote;
  const user = useCurrentUser();
  const { content: chosen } = choices.getSnapshot();
  const offer: QuoteOffer = {
    sites,
    options: quote.options,
    choices: toChoices(chosen.choices),
    marginBasisPoints: chosen.marginBasisPoints,
  };
  const [thisForm] = useState({});
  const refused = attempt?.quoteNumber === quoteNumber ? attempt.refused : null;
  // The sites or the options are other ones than at the refusal.
  const isOtherForm = refused !== null && refused.form !== thisForm;
  const send = useMemo(() => orderSender(quoteNumber), [quoteNumber]);
  const { obstacle, commit, changed, unsettled, lookAgain } = useCommitment({
    draft: choices,
    // The page computes the totals from the choices that it draws. Nothing is sent before those are the ones of this version.
    figures: figures === 'ready' ? { status: figures, price: { nrc, mrc }, etag } : { status: figures },
    obstacle: isOtherForm ? obstacleWords.changed : null,
    send,
  });
  useVersionEffect(unsettled, (press) => onAttempt({ unsettled: press }));
  const initial: OrderValues = {
    purchaseOrder: '',
    requiredDate: '',
    contact: {
      name: [user?.firstName, user?.lastName].filter(Boolean).join(' '),
      phone: '',
      email: user?.email ?? '',
    },
    note: '',
  };
  const form = useSchemaForm<OrderValues, OrderOutput, Placed>({
    schema: orderSchema(earliest),
    initial,
    async submit(order) {
      const seen = { seen: quote.totals, seenOffer: offer };
      if (obstacle === null) onAttempt({ refused: null });
      const { result } = await commit(order);
      if (result.status !== 'failed') return result;
      const { error } = result;
      if (isRefusedForChange(error)) onAttempt({ refused: { error, ...seen, form: thisForm } });
      // The reloaded quote names the obstacle: it expired, another user changed it, or it is ordered already.
      await refetch();
      return result;
    },
    onSaved({ orderId }) {
      onAttempt({ orderId, refused: null });
      void refetch();
    },
  });
  const draft = useFormDraft(form, `quote-order ${quoteNumber}`);
  useOnFormGone(() => onAttempt({ typed: typedFields(form.readUnsaved() ?? initial, initial) }));
  const refusal = refused && {
    ...refused,
    offer,
    isChanged: isOtherForm || changed !== null,
    lookAgain(this: void) {
      onAttempt({ refused: null });
      lookAgain();
    },
  };
  return { form, draft, refusal, obstacle };
}

/** Calls `onGone` when the form unmounts: somebody ordered the quote, or it starts again for other sites. */
function useOnFormGone(onGone: () => void): void {
  const latest = useRef(onGone);
  useEffect(() => {
    latest.current = onGone;
  });
  useEffect(() => () => latest.current(), []);
}
