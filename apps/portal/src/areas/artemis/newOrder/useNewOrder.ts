import {
  isHttpStatusError,
  useAddToast,
  useHttp,
  useResource,
  type UseResourceResult,
} from '@quayside/portal-core/react';
import { isSame, useCommitment, keyedCall, type Figures } from '@quayside/page-kit/versions';
import type { ActionState } from '@quayside/portal-core/resource';
import { useEffect, useRef, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { createSiteIds } from '../../../domain/createSiteIds.ts';
import { useSchemaForm, type SchemaForm } from '../../../domain/form/useSchemaForm.ts';
import {
  getOrder,
  priceOrderDraft,
  submitOrderDraft,
  type OrderDetails,
  type OrderDraft,
  type OrderDraftPrice,
  type OrderOptions,
  type ProductOption,
} from '../ordersApi.ts';
import { fieldOf, toChange, toValues, type DraftChange } from './draftValues.ts';
import { newOrderSchema, type NewOrderRules, type NewOrderValues } from './newOrderSchema.ts';
import { stepAddress } from './newOrderSteps.ts';
import { readOrderVersion, useOrderDraft, type EditedOrder, type EditedOrderState } from './useOrderDraft.ts';

const submitOnce = keyedCall(submitOrderDraft, (http, orderId) => getOrder.send(http, { path: { orderId } }));

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
  /** Returns an id for a new site. */
  newSiteId(this: void): string;
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
  const form = useSchemaForm({
    schema: newOrderSchema(rules),
    initial,
    fieldOf,
    async submit(): Promise<ActionState<OrderDetails>> {
      const result = await commit(null);
      if (result.status !== 'failed') return result;
      // The price or the draft differs from the one on this page.
      void price.refetch();
      if (isHttpStatusError(result.error, 409) || isHttpStatusError(result.error, 412))
        await readOrderVersion(http, draftId).then(order.receive, () => undefined);
      return result;
    },
    onSaved({ id }) {
      addToast({ tone: 'positive', text: `${id} is placed. We’ll tell you when it is approved.` });
      // Back must not lead to the review of a placed order.
      void navigate(stepAddress(draftId, 'confirmation'), { replace: true });
    },
  });
  // Watches before the draft is restored. Otherwise the restored values would be shown and never saved.
  const values = useWatch({ control: form.control, compute: (typed: NewOrderValues) => typed });
  const { order, state } = useOrderDraft(draft);
  if (values.product !== product) setProduct(values.product);
  const { commit } = useCommitment({
    draft: order,
    figures: figuresOf(price),
    send: (sender, _input: null, { price: seen, ...version }) =>
      submitOnce.send(sender, { path: { draftId }, body: { price: seen }, ...version }),
  });
  useFormOfDraft(order, state.content, values, (content) => form.restore(toValues({ ...draft, ...content })));
  const [siteIds] = useState(createSiteIds);
  useEffect(() => siteIds.note([...values.sites, ...state.saved.content.sites]), [siteIds, values, state]);
  const newSiteId = (): string => siteIds.next(1).join('');
  return { form, values, rules, option, price, order, state, newSiteId };
}

/** The price that the page shows. */
function figuresOf({ status, data }: UseResourceResult<OrderDraftPrice>): Figures<SeenPrice> {
  if (data?.current) {
    const { nrc, mrc } = data.current;
    return { status: 'ready', price: { nrc: nrc.amount, mrc: mrc.amount } };
  }
  return { status: status === 'failed' ? 'failed' : 'loading' };
}

interface SeenPrice {
  readonly nrc: number;
  readonly mrc: number;
}

/** Keeps the form and the draft alike: what is typed goes to the draft, and what is merged or restored comes to the form. */
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
