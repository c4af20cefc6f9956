import type { DiffItem } from '@quayside/ui/DiffList';
import { formatBandwidth } from '@quayside/shared/bandwidth.ts';
import type { QuoteChoice, QuoteSite } from '../api.ts';
import { marginText } from '../margin.ts';
import { placeKey } from './cells.ts';
import { resilienceWords, termText } from '../quoteWords.ts';

/** The choices of a site in two versions, or nothing where they are the same. Null is no choice. */
export function choiceDifference(
  site: QuoteSite,
  before: QuoteChoice | null,
  after: QuoteChoice | null,
): DiffItem[] {
  if (keyOf(before) === keyOf(after)) return [];
  const item = { id: `choices.${site.id}`, term: <bdi>{nameOfSite(site)}</bdi> };
  if (before === null) return after === null ? [] : [{ ...item, kind: 'added', after: textOf(after) }];
  if (after === null) return [{ ...item, kind: 'removed', before: textOf(before) }];
  return [{ ...item, kind: 'changed', before: textOf(before), after: textOf(after) }];
}

/** How lists name a site: by the customer's reference, or by its address. */
export function nameOfSite({ reference, address }: QuoteSite): string {
  return reference === '' ? address.name : reference;
}

function keyOf(choice: QuoteChoice | null): string {
  return choice === null ? '' : `${placeKey(choice)} ${choice.marginBasisPoints}`;
}

function textOf({ bandwidthMbps, termMonths, resilience, marginBasisPoints }: QuoteChoice): string {
  const place = `${formatBandwidth(bandwidthMbps)}, ${termText(termMonths)}, ${resilienceWords[resilience].toLowerCase()}`;
  return marginBasisPoints === null ? place : `${place}, ${marginText(marginBasisPoints)} margin`;
}
