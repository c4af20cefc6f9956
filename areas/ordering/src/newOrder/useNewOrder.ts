import type { EntityTag } from '@quayside/portal-core/calls';
import { useAddToast, useHttp, useResource, type UseResourceResult } from '@quayside/portal-core/react';
import {
  isSame,
  isRefusedForChange,
  keyedCall,
  useCommitment,
  type Figures,
  type SeenOffer,
  type UseCommitmentResult,
} from '@quayside/page-kit/versions';
import type { HttpClient, HttpStatusError } from '@quayside/portal-core';
import type { ActionState } from '@quayside/portal-core/resource';
import { useEffect, useRef, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { reasonOf } from '@quayside/shared/rights/actions.ts';
import { createSiteIds } from '@quayside/shared/sites/createSiteIds.ts';
import { useSchemaForm, type SchemaForm } from '@quayside/page-kit/form';
import {
  getOrder,
  priceOrderDraft,
  submitOrderDraft,
  type OrderDetails,
  type OrderDraft,
  type OrderDraftPrice,
  type OrderOptions,
  type OrderSum,
  type ProductOption,
} from '../ordersApi.ts';
import { fieldOf, toChange, toValues, type DraftChange } from './draftValues.ts';
import { newOrderSchema, type NewOrderRules, type NewOrderValues } from './newOrderSchema.ts';
import { problemsByStep, stepAddress } from './newOrderSteps.ts';
import { readOrderVersion, useOrderDraft, type EditedOrder, type EditedOrderState } from './useOrderDraft.ts';

const submitOnce = keyedCall(submitOrderDraft, (http, orderId) => getOrder.send(http, { path: { orderId } }));

/** Orders a draft once, for the version and the price that were on the page. */
export function sendOrderDraft(
  http: HttpClient,
  draftId: string,
  { price, ...version }: SeenOffer<SeenPrice>,
): Promise<OrderDetails> {
  return submitOnce.send(http, { path: { draftId }, body: { price }, ...version });
}

/** A draft that is being edited: its form, its save and its price. */
export interface NewOrder {
  readonly order: EditedOrder;
  readonly state: EditedOrderState;
  readonly form: SchemaForm<NewOrderValues>;
  readonly values: NewOrderValues;
  readonly rules: NewOrderRules;
  /** The options of the chosen product. */
  readonly option: ProductOption | undefined;
  readonly price: UseResourceResult<OrderDraftPrice>;
  /** The reason why the page cannot order now; null for none. */
  readonly obstacle: string | null;
  /** What was ordered without a response; null for nothing. */
  readonly unsettled: UnsettledOrder | null;
  /** The last refusal of the order; null for none, and once the user has looked at what changed. */
  readonly refusal: OrderRefusal | null;
  newSiteId(this: void): string;
}

/** What a press on Place order was about that has no response yet, or never had one. */
export type UnsettledOrder = NonNullable<
  UseCommitmentResult<null, OrderDetails, DraftChange, SeenPrice>['unsettled']
>;

/** An order that the server refused, because it has another version, price or state than the page showed. */
export interface OrderRefusal {
  readonly error: HttpStatusError;
  /** The totals at the press. */
  readonly seen: OrderSum | null;
  /** The fields at the press. */
  readonly values: NewOrderValues;
  /** Whether the page shows another version or price since. Nothing is ordered before the user has looked again. */
  readonly isChanged: boolean;
  lookAgain(this: void): void;
}

export function placedText(orderId: string): string {
  return `${orderId} is placed.`;
}

/** Edits a draft in a form, saves it while it is typed, and orders it once. */
export function useNewOrder(draft: OrderDraft, options: OrderOptions): NewOrder {
  const draftId = draft.id;
  const navigate = useNavigate();
  const addToast = useAddToast();
  const http = useHttp();
  const [initial] = useState(() => toValues(draft));
  const [product, setProduct] = useState(initial.product);
  const price = useResource(priceOrderDraft, { path: { draftId } }, { keepPrevious: true });
  const option = options.products.find((each) => each.product === product);
  const rules: NewOrderRules = {
    hasTwoEnds: option?.hasTwoEnds ?? false,
    sharedUpToMbps: options.sharedUpToMbps,
    earliestDate: price.data?.earliestDate ?? null,
    price: price.data ?? null,
  };
  const [refused, setRefused] = useState<Pick<OrderRefusal, 'error' | 'seen' | 'values'> | null>(null);
  const form = useSchemaForm({
    schema: newOrderSchema(rules),
    initial,
    fieldOf,
    async submit(): Promise<ActionState<OrderDetails>> {
      const seen = price.data?.current ?? null;
      const typed = toValues({ ...draft, ...state.content });
      if (obstacle === null) setRefused(null);
      const { result } = await commit(null);
      if (result.status !== 'failed') return result;
      // The price or the draft differs from the one on this page.
      void price.refetch();
      const { error } = result;
      if (isRefusedForChange(error)) {
        setRefused({ error, seen, values: typed });
        await readDraft();
      }
      return result;
    },
    onSaved({ id }) {
      addToast({ tone: 'positive', text: placedText(id) });
      // Back must not lead to the review of a placed order.
      void navigate(stepAddress(draftId, 'confirmation'), { replace: true });
    },
  });
  // Watches before the draft is restored. Otherwise the restored values would be shown and never saved.
  const values = useWatch({ control: form.control, compute: (typed: NewOrderValues) => typed });
  const { order, state } = useOrderDraft(draft);
  if (values.product !== product) setProduct(values.product);
  const readDraft = async (): Promise<void> =>
    readOrderVersion(http, draftId).then(order.receive, () => undefined);
  const figures = figuresOf(price, state.saved.etag);
  const { commit, obstacle, changed, unsettled, lookAgain } = useCommitment({
    draft: order,
    figures,
    reload: () => void Promise.all([readDraft(), price.refetch()]),
    send: (sender, _input: null, seen) => sendOrderDraft(sender, draftId, seen),
  });
  useFormOfDraft(order, state.content, values, (content) => form.restore(toValues({ ...draft, ...content })));
  const [siteIds] = useState(createSiteIds);
  useEffect(() => siteIds.note([...values.sites, ...state.saved.content.sites]), [siteIds, values, state]);
  const newSiteId = (): string => siteIds.next(1).join('');
  // A press shows what is missing, which has to be filled in before there is a price.
  const isIncomplete =
    figures.status === 'none' && Object.values(problemsByStep(values, rules)).some((each) => each.length > 0);
  return {
    form,
    values,
    rules,
    option,
    price,
    order,
    state,
    obstacle: isIncomplete ? null : (reasonOf(state.saved.draft, 'submit') ?? obstacle),
    unsettled,
    refusal: refused && {
      ...refused,
      isChanged: changed !== null,
      lookAgain() {
        setRefused(null);
        lookAgain();
      },
    },
    newSiteId,
  };
}

/** The price that the page shows. `etag` names the version that the page shows. */
export function figuresOf(
  { status, data, isStale }: UseResourceResult<OrderDraftPrice>,
  etag: EntityTag,
): Figures<SeenPrice> {
  if (data === undefined || (data.etag !== etag && (isStale || status === 'failed')))
    return { status: status === 'failed' && !isStale ? 'failed' : 'loading' };
  if (data.current === null) return { status: 'none', etag: data.etag };
  const { nrc, mrc } = data.current;
  return { status: 'ready', price: { nrc: nrc.amount, mrc: mrc.amount }, etag: data.etag };
}

interface SeenPrice {
  readonly nrc: number;
  readonly mrc: number;
}

/** Keeps the form and the draft in step: what is typed goes to the draft, and what is merged or restored goes to the form. */
function useFormOfDraft(
  order: EditedOrder,
  content: DraftChange,
  values: NewOrderValues,
  show: (content: DraftChange) => void,
): void {
  const typed = useRef<DraftChange | null>(null);
  const latestShow = useRef(show);
  useEffect(() => {
    latestShow.current = show;
  }, [show]);
  useEffect(() => {
    const now = toChange(values);
    order.type(typed.current ?? now, now);
    typed.current = now;
  }, [order, values]);
  useEffect(() => {
    if (isSame(content, typed.current)) return;
    // What is typed at this moment is in the draft already.
    typed.current = content;
    latestShow.current(content);
  }, [content]);
}
