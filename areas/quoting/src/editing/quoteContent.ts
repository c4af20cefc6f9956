import { fields, isSame, lines, whole, type Parts } from '@quayside/page-kit/versions';
import { lastNumber } from '@quayside/shared/sites/createSiteIds.ts';
import type { QuoteOptions, QuoteSite } from '../api.ts';
import { cellCount } from '../quoteSteps.ts';

/** The most prices of a site. */
export const CELL_COUNT_LIMIT = 30;

/** The editable part of a quote: its sites and options. */
export interface QuoteContent {
  readonly options: QuoteOptions;
  readonly sites: readonly QuoteSite[];
}

/** The parts that two people may change at the same time. Bandwidths, terms and resiliences only make sense together. */
export const quoteParts: Parts<QuoteContent> = {
  options: whole(),
  sites: lines({
    idOf: ({ id }) => id,
    withNewId: (site, taken) => ({ ...site, id: `S${lastNumber(taken) + 1}` }),
    parts: { fields: fields() },
  }),
};

/** Whether the server would take these options. */
export function isPriceable(options: QuoteOptions): boolean {
  const cells = cellCount(options);
  return cells > 0 && cells <= CELL_COUNT_LIMIT;
}

/**
 * What the next request saves: the options, then the sites. Options that cannot be priced wait until the user completes them.
 */
export function nextToSave(content: QuoteContent, saved: QuoteContent): QuoteContent {
  const hasOtherOptions = !isSame(content.options, saved.options);
  return hasOtherOptions && isPriceable(content.options)
    ? { ...saved, options: content.options }
    : { ...saved, sites: content.sites };
}
