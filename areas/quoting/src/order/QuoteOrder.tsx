import { quotePath } from '@quayside/contract/paths/quoting';
import { useResource, useStore } from '@quayside/portal-core/react';
import {
  Focused,
  useIsOwnPress,
  useOwnName,
  useVersionEffect,
  versionWords,
  type FiguresState,
} from '@quayside/page-kit/versions';
import { Button } from '@quayside/ui/Button';
import { ButtonLink } from '@quayside/ui/ButtonLink';
import { EmptyState } from '@quayside/ui/EmptyState';
import { Grid } from '@quayside/ui/Grid';
import { clipboardIcon } from '@quayside/ui/icons';
import { Stack } from '@quayside/ui/Stack';
import type { JSX } from 'react';
import { useNavigate } from 'react-router-dom';
import { CommittedFirst } from '@quayside/shared/commitments/CommittedFirst.tsx';
import { LostText } from '@quayside/page-kit/form';
import { useToday } from '@quayside/page-kit/format';
import { getPlacedOrder } from '@quayside/shared/orders/api.ts';
import { todayInLondon } from '@quayside/shared/days/london.ts';
import { getQuotingOptions, type Quote, type QuoteSite } from '../api.ts';
import { addWorkingDays, longestLeadTime } from './orderSchema.ts';
import { useOrder, type OrderAttempt, type OrderEvents } from './useOrder.ts';
import { choicesVersion } from '../prices/createChoices.ts';
import { figuresOf, usePrices, type Prices } from '../prices/usePrices.ts';
import { usePricing } from '../prices/usePricing.ts';
import { LoadingStep } from '../frame/LoadingStep.tsx';
import { PriceBookContext, usePriceBookState } from '../prices/priceBookContext.ts';
import { PricesProblem } from '../prices/PricesProblem.tsx';
import { QuoteAlerts } from '../prices/QuoteAlerts.tsx';
import { QuoteSummary } from '../prices/QuoteSummary.tsx';
import { ChoicesNotSaved } from './ChoicesNotSaved.tsx';
import { OrderedLines } from './OrderedLines.tsx';
import { OrderForm } from './OrderForm.tsx';
import { OrderRefused } from './OrderRefused.tsx';
import { OrderNotes } from './OrderNotes.tsx';
import { PlacedOrder } from './PlacedOrder.tsx';

/** The order of a quote. Its key names the quote, its sites and its options. */
export interface QuoteOrderProps extends OrderEvents {
  quote: Quote;
  sites: readonly QuoteSite[];
  /** The user has read that somebody else ordered the quote. */
  onClose: () => void;
}

/** Orders the chosen prices, or shows the order that was placed. */
export function QuoteOrder({
  quote,
  sites,
  attempt,
  onAttempt,
  onClose,
  refetch,
}: QuoteOrderProps): JSX.Element {
  const { orderId } = quote;
  const whose = useWhoseOrder(quote, attempt);
  if (orderId !== null) {
    const placed = <PlacedOrder quote={quote} orderId={orderId} refetch={refetch} />;
    return (
      <Stack gap={24}>
        {whose === 'other' && (
          <Overtaken orderId={orderId} seen={attempt?.refused?.seen ?? null} onClose={onClose} />
        )}
        {whose === 'other' && attempt !== null && attempt.typed.length > 0 && (
          <LostText
            fields={attempt.typed}
            lead="The quote was ordered before you placed your order. It is not in the order."
          />
        )}
        {whose === 'own' ? (
          // The form that had the focus is gone.
          <Focused>{placed}</Focused>
        ) : (
          placed
        )}
      </Stack>
    );
  }
  // A form that was open stays, whatever the quote allows now: what was typed is kept.
  const hasForm = attempt?.quoteNumber === quote.number || quote.allowedActions.includes('order');
  if (!hasForm && quote.choices.length === 0 && quote.allowedActions.includes('choose'))
    return (
      <EmptyState
        size="page"
        icon={clipboardIcon}
        title="Choose prices first"
        action={
          <ButtonLink variant="primary" href={quotePath.href({ number: quote.number })}>
            Choose prices
          </ButtonLink>
        }
      >
        An order has a line for each site with a chosen price.
      </EmptyState>
    );
  return <NewOrder quote={quote} sites={sites} hasForm={hasForm} events={{ attempt, onAttempt, refetch }} />;
}

/** Whose order a quote has that this page asked the user to order: null before it has one, and if the page asked nothing. */
function useWhoseOrder(quote: Quote, attempt: OrderAttempt | null): 'own' | 'other' | 'unknown' | null {
  const { orderId } = quote;
  const own = attempt?.quoteNumber === quote.number ? attempt : null;
  const unsettled = own === null || own.orderId === orderId ? null : own.unsettled;
  const order = useResource(
    getPlacedOrder,
    orderId !== null && unsettled !== null ? { path: { orderId } } : null,
  );
  const made = order.data && {
    by: order.data.requestedBy.name,
    content: choicesVersion(quote).content,
    price: { nrc: order.data.total.nrc.amount, mrc: order.data.total.mrc.amount },
  };
  const isOwnPress = useIsOwnPress(unsettled, made ?? null);
  if (orderId === null || own === null) return null;
  if (own.orderId === orderId || isOwnPress) return 'own';
  return unsettled !== null && made === undefined && order.status !== 'failed' ? 'unknown' : 'other';
}

/** Says that somebody else ordered the quote while this page asked the user to. */
function Overtaken({
  orderId,
  seen,
  onClose,
}: {
  orderId: string;
  seen: Quote['totals'] | null;
  onClose: () => void;
}): JSX.Element | null {
  const ownName = useOwnName();
  const { data, status } = useResource(getPlacedOrder, { path: { orderId } });
  if (data === undefined && status !== 'failed') return null;
  const close = (
    <Button size="compact" onClick={onClose}>
      {versionWords.close}
    </Button>
  );
  const isOwn = data?.requestedBy.name === ownName;
  return <CommittedFirst kind="quote" first={data ?? null} isOwn={isOwn} seen={seen} action={close} />;
}

type NewOrderProps = Pick<QuoteOrderProps, 'quote' | 'sites'> & {
  /** Whether the user can order, or could when the page opened. */
  hasForm: boolean;
  events: OrderEvents;
};

function NewOrder({ quote, sites, hasForm, events }: NewOrderProps): JSX.Element {
  const prices = usePrices(quote, sites);
  const { status } = useStore(prices.increments);
  return (
    <PriceBookContext value={prices.book}>
      {status === 'loading' ? (
        <LoadingStep />
      ) : (
        <OrderStep quote={quote} sites={sites} prices={prices} hasForm={hasForm} events={events} />
      )}
    </PriceBookContext>
  );
}

type OrderStepProps = NewOrderProps & { prices: Prices };

function OrderStep({ quote, sites, prices, hasForm, events }: OrderStepProps): JSX.Element {
  const { rows, totals, chosenCount } = usePriceBookState();
  const navigate = useNavigate();
  const job = usePricing(quote, prices, events.refetch);
  const isReseller = useResource(getQuotingOptions, {}).data?.isReseller ?? false;
  const increments = useStore(prices.increments);
  const figures = figuresOf(increments);

  async function reprice(): Promise<void> {
    await job.start('all');
    await navigate(quotePath.href({ number: quote.number }));
  }

  return (
    <Grid columns="main-aside" gap={24}>
      <Stack gap={24}>
        <QuoteAlerts quote={quote} isRepricing={job.starting !== null} onReprice={() => void reprice()} />
        <ChoicesNotSaved prices={prices} quoteNumber={quote.number} />
        <PricesProblem prices={prices} />
        {increments.part !== null && (
          <>
            <OrderNotes rows={rows} quoteNumber={quote.number} />
            <OrderedLines rows={rows.filter(({ chosen }) => chosen !== null)} />
          </>
        )}
        {hasForm ? (
          <OrderDetails quote={quote} sites={sites} prices={prices} figures={figures} events={events} />
        ) : (
          <OrderRefused quote={quote} />
        )}
      </Stack>
      <QuoteSummary
        title="This order"
        totals={totals}
        chosenCount={chosenCount}
        figures={figures}
        siteCount={rows.length}
        currency={quote.totals.mrc.currency}
        isReseller={isReseller}
        validUntil={quote.validUntil}
      />
    </Grid>
  );
}

interface OrderDetailsProps extends Omit<OrderStepProps, 'hasForm'> {
  figures: FiguresState;
}

function OrderDetails({ quote, sites, prices, figures, events }: OrderDetailsProps): JSX.Element {
  // Prices and choices are drawn in slices: these totals may still be of the version before.
  const { rows, totals, etag } = usePriceBookState();
  // From now on, an order of somebody else is not what the user expects.
  useVersionEffect(quote.number, (quoteNumber) => events.onAttempt({ quoteNumber }));
  const today = useToday(todayInLondon);
  const leadTimeDays = longestLeadTime(rows);
  const earliest = leadTimeDays === null ? null : addWorkingDays(today, leadTimeDays);
  const subject = { quote, sites, choices: prices.choices, etag, figures, totals, earliest };
  const { form, draft, refusal, obstacle } = useOrder(subject, events);
  return (
    <OrderForm
      form={form}
      draft={draft}
      quote={quote}
      refusal={refusal}
      earliest={earliest}
      obstacle={obstacle}
    />
  );
}
