import { lazyDialog } from '@quayside/page-kit/loading';
import { useAddToast, useResource, useStore } from '@quayside/portal-core/react';
import { useCallback, useEffect, useMemo, useRef, useState, type JSX } from 'react';
import { isSame, useAuthorName } from '@quayside/page-kit/versions';
import { useApprovalHref } from '@quayside/shared/approvals/useApprovalHref.ts';
import { getQuotingOptions, type Quote, type QuoteChoice, type QuoteSite } from '../api.ts';
import { countOf } from '../countOf.ts';
import { usePriceAddress } from './usePriceAddress.ts';
import { usePriceChanges } from './usePriceChanges.ts';
import { figuresOf, usePrices, usePricingProgress, type Prices } from './usePrices.ts';
import { usePricing } from './usePricing.ts';
import { chooseCheapest, chooseShared, type ChoicesForMany } from './chooseForAll.ts';
import { isShown } from './siteFilter.ts';
import { shownChoices } from './createChoices.ts';
import type { SiteRow } from './createPriceBook.ts';
import { undoChoices } from './undoChoices.ts';
import { PriceBookContext } from './priceBookContext.ts';
import { PricesProblem } from './PricesProblem.tsx';
import { QuotePricesView, type QuotePricesViewProps } from './QuotePricesView.tsx';

// The drawer brings the headless library, and the matrix is for those who open a site.
const SiteDrawer = lazyDialog(async () => (await import('./SiteDrawer.tsx')).SiteDrawer);

/** A priced quote with its sites. Its key names the quote, its sites and its options. */
export interface QuotePricesProps {
  quote: Quote;
  sites: readonly QuoteSite[];
  refetch: () => Promise<void>;
}

const RepriceDialog = lazyDialog(async () => (await import('./RepriceDialog.tsx')).RepriceDialog);

const choosable: ReadonlySet<Quote['status']> = new Set(['pricing', 'ready', 'partPriced']);

/** Reads the prices, saves the choices, and draws both. */
export function QuotePrices({ quote, sites, refetch }: QuotePricesProps): JSX.Element {
  const prices = usePrices(quote, sites);
  const { book, choices, state, increments } = prices;
  const { pricing, isReading } = usePricingProgress(increments, quote);
  const figures = figuresOf(useStore(increments));
  const offer = useResource(getQuotingOptions, {});
  const isReseller = offer.data?.isReseller ?? false;
  const approvalHref = useApprovalHref(quote.approvalId ?? undefined);
  const job = usePricing(quote, prices, refetch);
  const changes = usePriceChanges(quote, prices, pricing);
  const address = usePriceAddress();
  const [selectedIds, setSelectedIds] = useState<readonly string[]>([]);
  const [isAskingToReprice, setRepricing] = useState(false);
  const chooseMany = useChooseMany(prices);
  const nameOf = useAuthorName();
  const hasEnded = state.save.status === 'ended';
  const mayChoose = quote.allowedActions.includes('choose');
  const canChoose = mayChoose && choosable.has(quote.status) && quote.orderId === null && !hasEnded;
  useRefetchWhenOver(quote, pricing.state, refetch);
  const openNext = neighbours(book.getSnapshot().rows, address.siteId, (row) => isShown(row, address.filter));
  const choose = useCallback((choice: QuoteChoice) => choices.choose([choice]), [choices]);
  const { accept } = changes;
  const handleAccept = useCallback(() => void accept(), [accept]);

  function handleStart(only: 'all' | 'failed'): void {
    if (only === 'all' && isOffer(quote)) setRepricing(true);
    else void job.start(only);
  }

  return (
    <PriceBookContext value={book}>
      <QuotePricesView
        quote={quote}
        approvalHref={approvalHref}
        pricing={pricing}
        isReading={isReading}
        saving={state.save}
        isLost={hasEnded && !isSame(state.content, shownChoices(state))}
        mergedBy={state.merged?.by ?? null}
        nameOf={nameOf}
        problem={<PricesProblem prices={prices} text={job.problem} />}
        figures={figures}
        canChoose={canChoose}
        isReseller={isReseller}
        starting={job.starting}
        isCancelling={job.isCancelling}
        changes={changes.unaccepted}
        isAccepting={changes.isAccepting}
        filter={address.filter}
        page={address.page}
        selectedIds={selectedIds}
        onSelectionChange={setSelectedIds}
        onFilterChange={address.setFilter}
        onPageChange={address.setPage}
        onOpen={address.open}
        {...chooseMany}
        onMarginChange={choices.setMargin}
        onStart={handleStart}
        onCancel={() => void job.cancel()}
        onAccept={handleAccept}
        onRetrySave={() => void choices.flush()}
        onResolve={choices.resolve}
        onDismissMerged={choices.dismissMerged}
      />
      {isAskingToReprice && (
        <RepriceDialog
          validUntil={quote.validUntil}
          onConfirm={() => {
            setRepricing(false);
            void job.start('all');
          }}
          onCancel={() => setRepricing(false)}
        />
      )}
      {address.siteId !== null && (
        <SiteDrawer
          siteId={address.siteId}
          {...openNext}
          options={quote.options}
          isReseller={isReseller}
          isPricing={pricing.state === 'running'}
          onChoose={canChoose ? choose : undefined}
          onOpen={address.open}
          onClose={address.close}
        />
      )}
    </PriceBookContext>
  );
}

/** Whether the quote has prices that can be ordered. */
function isOffer({ status, planState }: Quote): boolean {
  return (status === 'ready' || status === 'partPriced') && planState === 'current';
}

/** The choices for several sites; undefined for all. */
type ChooseMany = Pick<QuotePricesViewProps, 'onChooseShared' | 'onChooseCheapest'>;

/** Chooses for several sites. Once they are saved, says for how many, and can be undone. */
function useChooseMany({ choices: edited, book }: Prices): ChooseMany {
  const addToast = useAddToast();
  return useMemo(() => {
    async function choose({ choices, missingCount }: ChoicesForMany): Promise<void> {
      const { choices: before } = book.getSnapshot();
      edited.choose(choices);
      // What is not saved is no success: the page says so, with a way to save again.
      if ((await edited.flush()) === null) return;
      const undo = (): void => {
        edited.replace(undoChoices(before, choices, book.getSnapshot().choices));
      };
      const rest =
        missingCount === 0
          ? ''
          : ` ${countOf(missingCount, 'site')} ${missingCount === 1 ? 'has' : 'have'} no such price.`;
      addToast({
        tone: choices.length === 0 ? 'caution' : 'info',
        text: `Chosen for ${countOf(choices.length, 'site')}.${rest}`,
        ...(choices.length > 0 && {
          action: { label: 'Undo', onAction: undo },
        }),
      });
    }
    const rowsOf = (ids?: readonly string[]): readonly SiteRow[] => {
      const { rows } = book.getSnapshot();
      return ids === undefined ? rows : rows.filter(({ site }) => ids.includes(site.id));
    };
    return {
      onChooseShared: (choice, ids) => void choose(chooseShared(rowsOf(ids), book.options, choice)),
      onChooseCheapest: (ids) => void choose(chooseCheapest(rowsOf(ids), book.options)),
    };
  }, [edited, book, addToast]);
}

/** Reloads the quote when its prices are complete, because its allowed actions change then. */
function useRefetchWhenOver(
  quote: Quote,
  state: Quote['pricing']['state'],
  refetch: () => Promise<void>,
): void {
  const seen = useRef(quote.pricing.state);
  useEffect(() => {
    if (seen.current === state) return;
    seen.current = state;
    void refetch();
  }, [state, refetch]);
}

function neighbours(
  rows: readonly SiteRow[],
  siteId: string | null,
  isListed: (row: SiteRow) => boolean,
): { previousId: string | undefined; nextId: string | undefined } {
  // The open site stays between its neighbours, also once a choice takes it out of the filter.
  const listed = rows.filter((row) => row.site.id === siteId || isListed(row));
  const index = listed.findIndex(({ site }) => site.id === siteId);
  return { previousId: listed[index - 1]?.site.id, nextId: listed[index + 1]?.site.id };
}
