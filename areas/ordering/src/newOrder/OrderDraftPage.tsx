import { newOrderPath } from '@quayside/contract/paths/artemis';
import {
  conflictReasonOf,
  Focused,
  isSame,
  lastChangeOf,
  useAuthorName,
  useIsOwnPress,
  useOwnName,
  useVersionEffect,
} from '@quayside/page-kit/versions';
import {
  isHttpStatusError,
  useAddToast,
  useBlockedPage,
  isServiceUnavailable,
  usePageTitle,
  useResource,
} from '@quayside/portal-core/react';
import { useState, type JSX } from 'react';
import { Navigate, useNavigate, useParams } from 'react-router-dom';
import { toAsyncState } from '@quayside/page-kit/failures';
import { useFormField } from '@quayside/page-kit/form';
import { useLeaveQuestion } from '@quayside/page-kit/page';
import { getPlacedOrder } from '@quayside/shared/orders/api.ts';
import { useLeftSteps } from '@quayside/page-kit/wizard';
import { DraftNotFound } from '../DraftNotFound.tsx';
import { NewOrderWizard } from './NewOrderWizard.tsx';
import { OrderedDraft, type LeftWork, type OrderedDraftProps } from '../OrderedDraft.tsx';
import { PendingPage, toPendingState } from '../PendingPage.tsx';
import { SiteCombobox } from './SiteCombobox.tsx';
import { toChange, toValues } from './draftValues.ts';
import {
  firstIncomplete,
  orderSteps,
  problemsByStep,
  readStep,
  stepAddress,
  stepNames,
  type NewOrderStep,
} from './newOrderSteps.ts';
import { useFocusOnField } from './useFocusOnField.ts';
import { placedText, useNewOrder } from './useNewOrder.ts';
import {
  getOrderDraft,
  getOrderOptions,
  priceOrderDraft,
  type OrderDraft,
  type OrderOptions,
} from '../ordersApi.ts';

/** One step of a draft. A draft that was ordered leads to its confirmation. */
export function OrderDraftPage(): JSX.Element {
  const { draftId = '' } = useParams();
  // A new key empties the form when the draft changes.
  return <LoadedDraft key={draftId} draftId={draftId} />;
}

/** Called with what the user had typed and seen when the draft ended. */
type OnEnded = (left: LeftWork) => void;

interface Loaded {
  readonly draft: OrderDraft;
  readonly options: OrderOptions;
}

function LoadedDraft({ draftId }: { draftId: string }): JSX.Element {
  const draft = useResource(getOrderDraft, { path: { draftId } });
  const options = useResource(getOrderOptions, {});
  const isMissing = isHttpStatusError(draft.error, 404);
  const [wasOpen, setWasOpen] = useState(false);
  if (draft.data !== undefined && !wasOpen) setWasOpen(true);
  const deleted = isMissing ? lastChangeOf(draft.error) : null;
  const ownName = useOwnName();
  const isDeleted = wasOpen || deleted !== null;
  usePageTitle(isMissing ? (isDeleted ? 'Draft deleted' : 'Draft not found') : undefined);
  useBlockedPage(!draft.data && isServiceUnavailable(draft.error), draft.refetch);
  const [left, setLeft] = useState<LeftWork | null>(null);
  if (isMissing)
    return wasOpen ? (
      <Focused>
        <DraftNotFound wasOpen left={left} deleted={deleted} ownName={ownName} />
      </Focused>
    ) : (
      <DraftNotFound deleted={deleted} ownName={ownName} />
    );
  if (left !== null && draft.data?.state === 'ordered' && draft.data.orderId !== null)
    return <OrderedMeanwhile draft={draft.data} orderId={draft.data.orderId} left={left} />;
  if (draft.data && options.data) {
    const handleEnded = (work: LeftWork): void => {
      setLeft(work);
      void draft.refetch();
    };
    return <Draft draft={draft.data} options={options.data} onEnded={handleEnded} />;
  }
  return (
    <PendingPage
      title="New order"
      state={
        draft.error ? toPendingState(draft, getOrderDraft.id) : toPendingState(options, getOrderOptions.id)
      }
      failed="The draft could not be loaded"
      onRetry={() => void Promise.all([draft.refetch(), options.refetch()])}
    />
  );
}

function OrderedMeanwhile({
  draft,
  orderId,
  left,
}: Pick<OrderedDraftProps, 'left'> & { draft: OrderDraft; orderId: string }): JSX.Element {
  const order = useResource(getPlacedOrder, { path: { orderId } });
  const ownName = useOwnName();
  const placed = order.data ?? null;
  const made = placed && {
    by: placed.requestedBy.name,
    content: toChange(toValues(draft)),
    price: { nrc: placed.total.nrc.amount, mrc: placed.total.mrc.amount },
  };
  const isOwnPress = useIsOwnPress(left.unsettled, made);
  usePageTitle('Draft ordered');
  if (isOwnPress && left.typed === null) return <PlacedAfterAll draftId={draft.id} orderId={orderId} />;
  if (placed) {
    const isOwn = placed.requestedBy.name === ownName;
    return <OrderedDraft draftId={draft.id} left={left} order={placed} isOwn={isOwn} />;
  }
  return (
    <PendingPage
      title="This draft is ordered"
      state={toPendingState(order, getPlacedOrder.id)}
      failed="The order could not be loaded"
      onRetry={() => void order.refetch()}
    />
  );
}

/** The user's own order, whose response was lost. */
function PlacedAfterAll({ draftId, orderId }: { draftId: string; orderId: string }): JSX.Element {
  const addToast = useAddToast();
  useVersionEffect(orderId, (id) => addToast({ tone: 'positive', text: placedText(id) }));
  return <Navigate replace to={stepAddress(draftId, 'confirmation')} />;
}

function Draft({ draft, options, onEnded }: Loaded & { onEnded: OnEnded }): JSX.Element {
  const { step: named } = useParams();
  const step = readStep(named);
  // A draft that is ordered while it is open ends on its page, which says so.
  const [wasOpen] = useState(draft.state === 'open');
  if (!wasOpen) return <Navigate replace to={stepAddress(draft.id, 'confirmation')} />;
  if (step === undefined) {
    const { hasTwoEnds = false } = options.products.find(({ product }) => product === draft.product) ?? {};
    const rules = { hasTwoEnds, sharedUpToMbps: options.sharedUpToMbps, earliestDate: null, price: null };
    const first = firstIncomplete(problemsByStep(toValues(draft), rules));
    return <Navigate replace to={stepAddress(draft.id, first)} />;
  }
  return <OpenDraft draft={draft} options={options} step={step} onEnded={onEnded} />;
}

function OpenDraft({
  draft,
  options,
  step,
  onEnded,
}: Loaded & { step: NewOrderStep; onEnded: OnEnded }): JSX.Element {
  const navigate = useNavigate();
  const edited = useNewOrder(draft, options);
  const { form, order, state, price, refusal } = edited;
  const leftSteps = useLeftSteps(orderSteps, step);
  const nameOf = useAuthorName();
  const [isLeaving, setIsLeaving] = useState(false);
  const leaving = useLeaveQuestion({
    title: 'Leave without saving?',
    consequence:
      'Your last changes aren’t on the server. We keep them in this tab, for when you open the draft again.',
    onLeave: () => void navigate(newOrderPath.href()),
  });
  const { onChange: acceptPrice } = useFormField(form, 'acceptedPrice').control;
  usePageTitle(`New order: ${stepNames[step]}`);
  useFocusOnField(form.id);
  // Once, with what was typed at that moment.
  useVersionEffect(state.save.status === 'ended', (hasEnded) => {
    if (!hasEnded) return;
    const typed = isSame(state.content, state.saved.content) ? null : edited.values;
    const saved = toValues({ ...draft, ...state.saved.content });
    onEnded({ typed, saved, seen: edited.refusal?.seen ?? null, unsettled: edited.unsettled });
  });

  async function leave(): Promise<void> {
    setIsLeaving(true);
    const isSaved = (await order.flush()) !== null;
    setIsLeaving(false);
    if (isSaved) void navigate(newOrderPath.href());
    else leaving.ask();
  }

  function accept(): void {
    const current = price.data?.current;
    if (!current) return;
    // A new price is shown beside the old one and accepted by a button. After a newer version the user looks again.
    if (refusal && conflictReasonOf(refusal.error) === 'price-changed') refusal.lookAgain();
    acceptPrice({ nrc: current.nrc.amount, mrc: current.mrc.amount });
  }

  return (
    <>
      <NewOrderWizard
        {...edited}
        draft={draft}
        options={options}
        step={step}
        leftSteps={leftSteps}
        save={state.save}
        merged={state.merged?.draft ?? null}
        nameOf={nameOf}
        price={toAsyncState(price, priceOrderDraft.id)}
        isLeaving={isLeaving}
        renderSiteSearch={(search) => <SiteCombobox {...search} />}
        onRetrySave={() => void order.flush()}
        onRetryPrice={() => void price.refetch()}
        onResolve={order.resolve}
        onDismissMerged={order.dismissMerged}
        onAcceptPrice={accept}
        onContinue={() => void navigate(stepAddress(draft.id, orderSteps.nextStep(step)))}
        onLeave={() => void leave()}
      />
      {leaving.dialog}
    </>
  );
}
