import { Field } from '@quayside/ui/Field';
import { Money } from '@quayside/ui/Money';
import { NativeSelect } from '@quayside/ui/NativeSelect';
import { PriceMatrix, type PriceMatrixCell, type PriceMatrixCells } from '@quayside/ui/PriceMatrix';
import { Stack } from '@quayside/ui/Stack';
import { useState, type JSX, type ReactNode } from 'react';
import { formatBandwidth } from '@quayside/shared/bandwidth.ts';
import type { QuoteChoice, QuoteOptions, Resilience } from '../api.ts';
import { isPriced, optionsOf, placeKey, toChoice, type CellPlace } from './cells.ts';
import { cheapestOf } from './compareTerms.ts';
import { lineOf, type SiteRow } from './createPriceBook.ts';
import type { PriceCell } from '../pricesApi.ts';
import { figuresOfLine } from '../quoteTotals.ts';
import { noPriceWords, resilienceWords, termText } from '../quoteWords.ts';
import { MarginField } from './MarginField.tsx';
import { leadTimeText } from './siteColumns.tsx';

export interface SitePricesProps {
  row: SiteRow;
  options: QuoteOptions;
  isReseller: boolean;
  /** Whether prices are being calculated, so that a missing one may still come. */
  isPricing: boolean;
  /** Missing where nothing can be chosen. */
  onChoose?: ((choice: QuoteChoice) => void) | undefined;
}

export function SitePrices({ row, options, isReseller, isPricing, onChoose }: SitePricesProps): JSX.Element {
  const { site, choice } = row;
  const asked = optionsOf(site, options);
  const [shown, setShown] = useState<Resilience | undefined>(choice?.resilience ?? asked.resiliences[0]);
  const resilience = asked.resiliences.find((known) => known === shown) ?? asked.resiliences[0] ?? 'single';
  const cells = matrixOf(row, asked, options, resilience, isReseller, isPricing);
  const handleChange = onChoose && choosePlace;

  function choosePlace({ bandwidthId, termId }: { bandwidthId: string; termId: string }): void {
    const bandwidthMbps = asked.bandwidthsMbps.find((known) => String(known) === bandwidthId);
    const termMonths = asked.termsMonths.find((known) => String(known) === termId);
    if (bandwidthMbps === undefined || termMonths === undefined) return;
    const place: CellPlace = { bandwidthMbps, termMonths, resilience };
    onChoose?.(toChoice(site.id, place, choice?.marginBasisPoints ?? null));
  }

  return (
    <Stack gap={24}>
      {asked.resiliences.length > 1 && (
        <Field label="Resilience">
          <NativeSelect
            value={resilience}
            onChange={({ target }) => setShown(asked.resiliences.find((known) => known === target.value))}
          >
            {asked.resiliences.map((each) => (
              <option key={each} value={each}>
                {resilienceWords[each]}
              </option>
            ))}
          </NativeSelect>
        </Field>
      )}
      <PriceMatrix
        caption={captionOf(row, asked.resiliences.length > 1 ? resilience : null)}
        bandwidths={asked.bandwidthsMbps.map((each) => ({ id: String(each), label: formatBandwidth(each) }))}
        terms={asked.termsMonths.map((each) => ({ id: String(each), label: termText(each) }))}
        cells={cells}
        value={
          choice?.resilience === resilience
            ? { bandwidthId: String(choice.bandwidthMbps), termId: String(choice.termMonths) }
            : null
        }
        onValueChange={handleChange}
      />
      {isReseller && choice !== null && (
        <MarginField
          label="Margin for this site"
          hint="Empty for the margin of the quote."
          canBeEmpty
          disabled={!onChoose}
          value={choice.marginBasisPoints}
          onChange={(marginBasisPoints) => onChoose?.({ ...choice, marginBasisPoints })}
        />
      )}
    </Stack>
  );
}

function captionOf({ site }: SiteRow, resilience: Resilience | null): string {
  const name = site.reference === '' ? site.address.name : site.reference;
  return resilience === null
    ? `Prices of ${name}`
    : `Prices of ${name}, ${resilienceWords[resilience].toLowerCase()}`;
}

function matrixOf(
  row: SiteRow,
  asked: QuoteOptions,
  options: QuoteOptions,
  resilience: Resilience,
  isReseller: boolean,
  isPricing: boolean,
): PriceMatrixCells {
  const cheapest = cheapestOf(row, options);
  const cells: Record<string, Record<string, PriceMatrixCell>> = {};
  for (const bandwidthMbps of asked.bandwidthsMbps) {
    const line: Record<string, PriceMatrixCell> = {};
    for (const termMonths of asked.termsMonths) {
      const key = placeKey({ bandwidthMbps, termMonths, resilience });
      const cell = row.cells.get(key);
      line[termMonths] = cellOf(row, cell, {
        isReseller,
        isPricing,
        isCheapest: cheapest !== null && placeKey(cheapest) === key,
      });
    }
    cells[bandwidthMbps] = line;
  }
  return cells;
}

interface CellLook {
  readonly isReseller: boolean;
  readonly isPricing: boolean;
  readonly isCheapest: boolean;
}

function cellOf(
  row: SiteRow,
  cell: PriceCell | undefined,
  { isReseller, isPricing, isCheapest }: CellLook,
): PriceMatrixCell {
  if (!isPriced(cell)) {
    if (cell?.state === 'pricing' || (cell === undefined && isPricing)) return { status: 'pricing' };
    return { status: 'none', reason: noPriceText(cell) };
  }
  const { mrc, nrc, certainty, condition, leadTimeDays } = cell;
  return {
    status: 'priced',
    monthly: <Money {...mrc} />,
    oneOff: <Money {...nrc} />,
    certainty: certainty ?? 'budgetary',
    ...(condition !== '' && { condition }),
    ...(leadTimeDays !== null && { leadTime: leadTimeText(leadTimeDays) }),
    detail: detailOf(row, cell, isReseller),
    isCheapest,
  };
}

function noPriceText(cell: PriceCell | undefined): string {
  if (cell === undefined) return 'Not priced yet';
  return cell.reason === null ? 'No price' : noPriceWords[cell.reason];
}

function detailOf(row: SiteRow, cell: PriceCell, isReseller: boolean): ReactNode {
  if (!isPriced(cell)) return undefined;
  const { saving, sellMrc } = figuresOfLine(lineOf(row.cells, cell, row.marginBasisPoints));
  const { currency } = cell.mrc;
  return (
    <>
      {saving > 0 && (
        <span>
          Saves <Money amount={saving} currency={currency} />
          {isReseller && <span>. </span>}
        </span>
      )}
      {isReseller && (
        <span>
          Sells for <Money amount={sellMrc} currency={currency} /> MRC
        </span>
      )}
    </>
  );
}
