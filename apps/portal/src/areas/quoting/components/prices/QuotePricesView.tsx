import { Button } from '@quayside/ui/Button';
import { ButtonLink } from '@quayside/ui/ButtonLink';
import { Grid } from '@quayside/ui/Grid';
import { InlineAlert } from '@quayside/ui/InlineAlert';
import { Stack } from '@quayside/ui/Stack';
import { useMemo, type JSX, type ReactNode } from 'react';
import { AutosaveStatus } from '../../../../domain/autosave/AutosaveStatus.tsx';
import type { Quote, QuoteOptions } from '../../api.ts';
import type { ChoiceSaving } from '../../prices/createChoiceSaver.ts';
import { compareTerms } from '../../prices/compareTerms.ts';
import type { SiteRow } from '../../prices/createPriceBook.ts';
import { countProgress } from '../../prices/siteFilter.ts';
import type { SharedChoice } from '../../prices/chooseForAll.ts';
import { allOptions } from '../../prices/cells.ts';
import type { PriceChanges } from '../../pricesApi.ts';
import { quoteAddress } from '../../quoteAddresses.ts';
import { chosenChanges } from '../../prices/chosenChanges.ts';
import { usePrinting } from '../../../../domain/usePrinting.ts';
import { ChoiceConflict } from './ChoiceConflict.tsx';
import { ChooseForMany } from './ChooseForMany.tsx';
import { IsPricingContext } from './isPricingContext.ts';
import { MarginField } from './MarginField.tsx';
import { PriceChangesCard } from './PriceChangesCard.tsx';
import { usePriceBookState } from './priceBookContext.ts';
import { PricingProgress } from './PricingProgress.tsx';
import { PrintedQuote } from './PrintedQuote.tsx';
import { QuoteAlerts } from './QuoteAlerts.tsx';
import { QuoteSummary } from './QuoteSummary.tsx';
import { SiteTable, type SiteTableProps } from './SiteTable.tsx';
import { TermTable } from './TermTable.tsx';

/** The prices of a quote and the actions on them. */
export interface QuotePricesViewProps extends Omit<SiteTableProps, 'canChoose' | 'selectionActions'> {
  quote: Quote;
  /** The address of the order's approval; undefined for a user who may not see it. */
  approvalHref?: string | undefined;
  pricing: Quote['pricing'];
  /** Whether existing prices are still being read. */
  isReading: boolean;
  saving: ChoiceSaving;
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
  onResolve: (keep: 'mine' | 'theirs') => void;
}

/** The prices page of a quote, below its frame. */
export function QuotePricesView(props: QuotePricesViewProps): JSX.Element {
  const { quote, approvalHref, isReseller, isReading, problem, starting, onStart } = props;
  const { totals, chosenCount, rows } = usePriceBookState();
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
            <Changes {...props} />
            <Comparison {...props} />
            <IsPricingContext value={isReading || starting !== null || props.pricing.state === 'running'}>
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
            action={<NextStep quote={quote} chosenCount={chosenCount} />}
            isUpdating={isReading}
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

function Changes({ quote, changes, pricing, isAccepting, onAccept }: QuotePricesViewProps): ReactNode {
  const { rows } = usePriceBookState();
  // Before the new prices arrive there is nothing to compare.
  if (changes === null || pricing.state === 'running') return null;
  return (
    <PriceChangesCard
      changes={chosenChanges(rows, changes)}
      currency={quote.totals.mrc.currency}
      isAccepting={isAccepting}
      onAccept={onAccept}
    />
  );
}

function Comparison(props: QuotePricesViewProps): JSX.Element {
  const { quote, isReseller, isReading, canChoose, onChooseShared, onMarginChange } = props;
  const { rows, marginBasisPoints } = usePriceBookState();
  const { options } = quote;
  const { termsMonths } = useAllOptions(rows, options);
  // Only prices and choices change it: comparing all sites again for each other change would take as long as drawing them.
  const terms = useMemo(
    () => compareTerms(rows, options, termsMonths, marginBasisPoints),
    [rows, options, termsMonths, marginBasisPoints],
  );
  return (
    <TermTable
      terms={terms}
      siteCount={rows.length}
      currency={quote.totals.mrc.currency}
      isReseller={isReseller}
      isReading={isReading}
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
}

/** Returns the options of the quote and of all sites together. */
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
  const { quote, saving, canChoose, selectedIds, starting } = props;
  const { onChooseShared, onChooseCheapest, onRetrySave, onResolve, onStart } = props;
  const { rows, marginBasisPoints } = usePriceBookState();
  const options = useAllOptions(rows, quote.options);
  const mayReprice = quote.allowedActions.includes('reprice') && quote.status !== 'expired';
  return (
    <section aria-labelledby="quote-sites">
      <Stack gap={16}>
        <Stack direction="row" gap={12} style={{ justifyContent: 'space-between' }}>
          <h2 id="quote-sites" style={{ margin: 0, font: 'var(--qs-type-section)' }}>
            Sites
          </h2>
          <Stack direction="row" gap={12}>
            {canChoose && saving.status !== 'conflict' && (
              <AutosaveStatus save={saving} onRetry={onRetrySave} />
            )}
            {mayReprice && (
              <Button size="compact" pending={starting === 'all'} onClick={() => onStart('all')}>
                Re-price
              </Button>
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
        {saving.status === 'failed' && (
          <InlineAlert tone="critical" live="assertive" title="Your choices aren’t saved">
            {saving.message}
          </InlineAlert>
        )}
        {saving.status === 'conflict' && (
          <ChoiceConflict mine={{ rows, marginBasisPoints }} theirs={saving.theirs} onResolve={onResolve} />
        )}
        <SiteTable
          {...props}
          selectionActions={
            <ChooseForMany
              label="Choose for the selected"
              options={options}
              onChoose={(choice) => onChooseShared(choice, selectedIds)}
              onChooseCheapest={() => onChooseCheapest(selectedIds)}
            />
          }
        />
      </Stack>
    </section>
  );
}

const orderable: ReadonlySet<Quote['status']> = new Set(['pricing', 'ready', 'partPriced']);

function NextStep({ quote, chosenCount }: { quote: Quote; chosenCount: number }): ReactNode {
  const href = quoteAddress(quote.number, 'order');
  if (quote.orderId !== null) return <ButtonLink href={href}>See the order</ButtonLink>;
  if (chosenCount === 0 || !orderable.has(quote.status) || quote.planState !== 'current')
    return <Button disabled>Order</Button>;
  return (
    <ButtonLink variant="primary" href={href}>
      Order
    </ButtonLink>
  );
}
