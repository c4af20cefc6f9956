import { changedItem, isSame } from '@quayside/page-kit/versions';
import type { DiffItem } from '@quayside/ui/DiffList';
import type { QuoteSite } from '../api.ts';
import { marginText } from '../margin.ts';
import type { QuoteOffer } from './useOrder.ts';
import { optionsText } from '../quoteWords.ts';
import { siteText } from '../sites.ts';
import { choiceDifference, nameOfSite } from '../prices/choiceDifference.tsx';

/** The parts in which two versions of an offer differ, besides its totals. */
export function offerDifferences(before: QuoteOffer, after: QuoteOffer): DiffItem[] {
  const [olds, news] = [bySite(before), bySite(after)];
  const ids = new Set([...olds.keys(), ...news.keys()]);
  return [
    ...changedItem(
      'options',
      'Options for all sites',
      optionsText(before.options),
      optionsText(after.options),
    ),
    ...changedItem(
      'margin',
      'Margin of the quote',
      marginText(before.marginBasisPoints),
      marginText(after.marginBasisPoints),
    ),
    ...[...ids].flatMap((id) => {
      const [old, present] = [olds.get(id), news.get(id)];
      const site = present?.site ?? old?.site;
      if (site === undefined) return [];
      return siteDifference(site, old?.site, present?.site).concat(
        choiceDifference(site, old?.choice ?? null, present?.choice ?? null),
      );
    }),
  ];
}

function siteDifference(
  site: QuoteSite,
  before: QuoteSite | undefined,
  after: QuoteSite | undefined,
): DiffItem[] {
  if (isSame(before, after)) return [];
  return changedItem(
    `sites.${site.id}`,
    `Site ${nameOfSite(site)}`,
    before && siteText(before),
    after && siteText(after),
  );
}

type OfferedSite = { readonly site: QuoteSite; readonly choice: QuoteOffer['choices'][number] | null };

function bySite({ sites, choices }: QuoteOffer): ReadonlyMap<string, OfferedSite> {
  const chosen = new Map(choices.map((choice) => [choice.siteId, choice]));
  return new Map(sites.map((site) => [site.id, { site, choice: chosen.get(site.id) ?? null }]));
}
