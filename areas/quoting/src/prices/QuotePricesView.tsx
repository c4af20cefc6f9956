import { Grid } from '@quayside/ui/Grid';
import { Heading } from '@quayside/ui/Heading';
import { Stack } from '@quayside/ui/Stack';
import { memo, useMemo, type JSX, type ReactNode } from 'react';
import { AutosaveStatus, commitmentObstacle, type FiguresState } from '@quayside/page-kit/versions';
import { ActionButton } from '@quayside/shared/rights/ActionButton.tsx';
import type { Quote, QuoteOptions } from '../api.ts';
import { compareTerms } from './compareTerms.ts';
import type { SiteRow } from './createPriceBook.ts';
import { countProgress } from './siteFilter.ts';
import type { SharedChoice } from './chooseForAll.ts';
import { allOptions } from './cells.ts';
import type { PriceChanges } from '../pricesApi.ts';
import { chosenChanges } from './chosenChanges.ts';
import { usePrinting } from '@quayside/page-kit/page';
import { SavingNotices, type SavingNoticesProps } from './SavingNotices.tsx';
import { ChooseForMany } from './ChooseForMany.tsx';
import { IsPricingContext } from './isPricingContext.ts';
import { MarginField } from './MarginField.tsx';
import { NextStep } from './NextStep.tsx';
import { PriceChangesCard } from './PriceChangesCard.tsx';
import { useShownCounts } from '../frame/shownCounts.ts';
import { usePriceBookState, useQuoteOptions } from './priceBookContext.ts';
import { PricingProgress } from './PricingProgress.tsx';
import { PrintedQuote } from './PrintedQuote.tsx';
import { QuoteAlerts } from './QuoteAlerts.tsx';
import { QuoteSummary } from './QuoteSummary.tsx';
import { SiteTable, type SiteTableProps } from './SiteTable.tsx';
import { TermTable } from './TermTable.tsx';

export interface QuotePricesViewProps
  extends SavingNoticesProps, Omit<SiteTableProps, 'canChoose' | 'selectionActions'> {
  quote: Quote;
  /** The address of the order's approval; undefined for a user who may not see it. */
  approvalHref?: string | undefined;
  pricing: Quote['pricing'];
  /** Whether existing prices are still being read. */
  isReading: boolean;
  /** Whether the prices are on the page. */
  figures: FiguresState;
  /** The reason why the prices could not be loaded or requested; null for none. */
  problem: ReactNode;
  canChoose: boolean;
  /** Which pricing is being started. */
  starting: 'all' | 'failed' | null;
  isCancelling: boolean;
  /** The changes of the last re-pricing, until a user accepts them. */
  changes: PriceChanges | null;
  isAccepting: boolean;
  /** Chooses for several sites; undefined for all. */
  onChooseShared: (choice: SharedChoice, siteIds?: readonly string[]) => void;
  onChooseCheapest: (siteIds?: readonly string[]) => void;
  onMarginChange: (basisPoints: number) => void;
  onStart: (only: 'all' | 'failed') => void;
  onCancel: () => void;
  onAccept: () => void;
  onRetrySave: () => void;
}

export function QuotePricesView(props: QuotePricesViewProps): JSX.Element {
  const { quote, approvalHref, isReseller, isReading, problem, starting, figures, saving, onStart } = props;
  const { canChoose, changes, pricing, isAccepting, onAccept, onChooseShared, onMarginChange } = props;
  const { totals, choices, chosenCount: pricedCount, rows } = usePriceBookState();
  // A choice is one before its price has arrived.
  const chosenCount = figures === 'ready' ? pricedCount : choices.length;
  useShownCounts({ chosenCount });
  const { currency } = quote.totals.mrc;
  const isPrinting = usePrinting();
  return (
    <>
      {/* Hidden, not gone: what is typed must be there again after printing. */}
      <div hidden={isPrinting}>
        <Grid columns="main-aside" gap={24}>
          <Stack gap={24}>
            <QuoteAlerts
              quote={quote}
              approvalHref={approvalHref}
              isRepricing={starting === 'all'}
              onReprice={() => onStart('all')}
            />
            {problem}
            <Progress {...props} />
            {changes !== null && pricing.state !== 'running' && (
              <Changes changes={changes} currency={currency} isAccepting={isAccepting} onAccept={onAccept} />
            )}
            <Comparison
              currency={currency}
              isReseller={isReseller}
              figures={figures}
              canChoose={canChoose}
              onChooseShared={onChooseShared}
              onMarginChange={onMarginChange}
            />
            <IsPricingContext value={isReading || starting !== null || pricing.state === 'running'}>
              <Sites {...props} />
            </IsPricingContext>
          </Stack>
          <QuoteSummary
            title="This quote"
            totals={totals}
            chosenCount={chosenCount}
            siteCount={rows.length}
            currency={currency}
            isReseller={isReseller}
            validUntil={quote.validUntil}
            figures={figures}
            action={
              <NextStep
                quote={quote}
                chosenCount={chosenCount}
                obstacle={commitmentObstacle(saving, figures)}
              />
            }
          />
        </Grid>
      </div>
      {isPrinting && <PrintedQuote quote={quote} isReseller={isReseller} />}
    </>
  );
}

function Progress(props: QuotePricesViewProps): JSX.Element {
  const { quote, pricing, starting, isCancelling, onStart, onCancel } = props;
  const { rows } = usePriceBookState();
  return (
    <PricingProgress
      {...pricing}
      sites={countProgress(rows)}
      onCancel={pricing.state === 'running' ? onCancel : undefined}
      onRetry={quote.allowedActions.includes('price') ? () => onStart('failed') : undefined}
      isCancelling={isCancelling}
      isRetrying={starting === 'failed'}
    />
  );
}

/* Each part is drawn again only when its own data changes: drawing all of them for each step of a request would take longer than a frame. */

type ChangesProps = Pick<QuotePricesViewProps, 'isAccepting' | 'onAccept'> & {
  changes: PriceChanges;
  currency: string;
};

const Changes = memo(function Changes({ changes, ...rest }: ChangesProps): JSX.Element {
  const { rows } = usePriceBookState();
  const chosen = useMemo(() => chosenChanges(rows, changes), [rows, changes]);
  return <PriceChangesCard changes={chosen} {...rest} />;
});

type ComparisonProps = { currency: string } & Pick<
  QuotePricesViewProps,
  'isReseller' | 'figures' | 'canChoose' | 'onChooseShared' | 'onMarginChange'
>;

const Comparison = memo(function Comparison(props: ComparisonProps): JSX.Element {
  const { currency, isReseller, figures, canChoose, onChooseShared, onMarginChange } = props;
  const { rows, marginBasisPoints } = usePriceBookState();
  const options = useQuoteOptions();
  const { termsMonths } = useAllOptions(rows, options);
  const terms = useMemo(
    () => compareTerms(rows, options, termsMonths, marginBasisPoints),
    [rows, options, termsMonths, marginBasisPoints],
  );
  return (
    <TermTable
      terms={terms}
      siteCount={rows.length}
      currency={currency}
      isReseller={isReseller}
      figures={figures}
      margin={
        isReseller && (
          <MarginField
            label="Your margin"
            hint="Of the sell price, for every site without its own."
            value={marginBasisPoints}
            disabled={!canChoose}
            onChange={(margin) => margin !== null && onMarginChange(margin)}
          />
        )
      }
      onChoose={canChoose ? (termMonths) => onChooseShared({ termMonths }) : undefined}
    />
  );
});

function useAllOptions(rows: readonly SiteRow[], options: QuoteOptions): QuoteOptions {
  return useMemo(
    () =>
      allOptions(
        rows.map(({ site }) => site),
        options,
      ),
    [rows, options],
  );
}

function Sites(props: QuotePricesViewProps): JSX.Element {
  const { quote, saving, figures, canChoose, selectedIds, starting } = props;
  const { onChooseShared, onChooseCheapest, onRetrySave, onStart } = props;
  const { rows } = usePriceBookState();
  const options = useAllOptions(rows, useQuoteOptions());
  const selectionActions = useMemo(
    () => (
      <ChooseForMany
        label="Choose for the selected"
        options={options}
        onChoose={(choice) => onChooseShared(choice, selectedIds)}
        onChooseCheapest={() => onChooseCheapest(selectedIds)}
      />
    ),
    [options, selectedIds, onChooseShared, onChooseCheapest],
  );
  return (
    <section aria-labelledby="quote-sites">
      <Stack gap={16}>
        <Stack direction="row" gap={12} justify="space-between">
          <Heading id="quote-sites">Sites</Heading>
          <Stack direction="row" gap={12}>
            {canChoose && saving.status !== 'conflict' && (
              <AutosaveStatus save={saving} onRetry={onRetrySave} />
            )}
            {quote.status !== 'expired' && (
              <ActionButton
                of={quote}
                action="reprice"
                size="compact"
                pending={starting === 'all'}
                disabled={figures !== 'ready'}
                onClick={() => onStart('all')}
              >
                Re-price
              </ActionButton>
            )}
            {canChoose && (
              <ChooseForMany
                label="Choose for all sites"
                options={options}
                onChoose={(choice) => onChooseShared(choice)}
                onChooseCheapest={() => onChooseCheapest()}
              />
            )}
          </Stack>
        </Stack>
        <SavingNotices {...props} />
        <SiteTable
          filter={props.filter}
          page={props.page}
          isReseller={props.isReseller}
          canChoose={canChoose}
          selectedIds={selectedIds}
          selectionActions={selectionActions}
          onFilterChange={props.onFilterChange}
          onPageChange={props.onPageChange}
          onSelectionChange={props.onSelectionChange}
          onOpen={props.onOpen}
        />
      </Stack>
    </section>
  );
}
