import type { Address, ProductOffer, QuoteSite } from './api.ts';
import type { QuoteContent } from './editing/quoteContent.ts';
import { optionsText } from './quoteWords.ts';

/** An address in one line: `Bristol Temple Quay, 12 Temple Quay, Bristol, BS1 6QH`. */
export function addressText({ name, lines, postcode }: Address): string {
  const others = lines.filter((line) => line !== name);
  return [name, ...others, postcode].join(', ');
}

/** Lists the data that a site needs before it can be priced; empty when it is complete. */
export function missingOf(
  { bEnd, fields }: Pick<QuoteSite, 'bEnd' | 'fields'>,
  offer: Pick<ProductOffer, 'needsBEnd' | 'fields'>,
): string[] {
  return [
    ...(offer.needsBEnd && bEnd === null ? ['B end'] : []),
    ...offer.fields.filter(({ id, required }) => required && !fields[id]).map(({ label }) => label),
  ];
}

/** The number of the row, from 1, that has these ends already; null when none does. */
export function rowWithEnds(
  sites: readonly QuoteSite[],
  { id, address, bEnd }: Pick<QuoteSite, 'id' | 'address' | 'bEnd'>,
): number | null {
  const index = sites.findIndex(
    (site) => site.id !== id && site.address.id === address.id && site.bEnd?.id === bEnd?.id,
  );
  return index === -1 ? null : index + 1;
}

export function fieldText({ id, options }: ProductOffer['fields'][number], site: QuoteSite): string {
  const value = site.fields[id] ?? '';
  return options?.find((option) => option.id === value)?.label ?? value;
}

/** Everything about a site in one line. */
export function siteText({ address, bEnd, reference, options, fields }: QuoteSite): string {
  return [
    addressText(address),
    ...(bEnd ? [`to ${addressText(bEnd)}`] : []),
    ...(reference === '' ? [] : [`reference ${reference}`]),
    ...Object.values(fields),
    ...(options ? [optionsText(options)] : []),
  ].join('; ');
}

/** Adds sites at the end. */
export function addSites(content: QuoteContent, sites: readonly QuoteSite[]): QuoteContent {
  return { ...content, sites: [...content.sites, ...sites] };
}

export function replaceSite(content: QuoteContent, site: QuoteSite): QuoteContent {
  return { ...content, sites: content.sites.map((each) => (each.id === site.id ? site : each)) };
}

/** Gives sites these values of the product's fields; other fields stay. */
export function setSiteFields(
  content: QuoteContent,
  ids: readonly string[],
  values: Readonly<Record<string, string>>,
): QuoteContent {
  const change = (site: QuoteSite): QuoteSite =>
    ids.includes(site.id) ? { ...site, fields: { ...site.fields, ...values } } : site;
  return { ...content, sites: content.sites.map(change) };
}

export function removeSites(content: QuoteContent, ids: readonly string[]): QuoteContent {
  return { ...content, sites: content.sites.filter(({ id }) => !ids.includes(id)) };
}

/** Returns removed sites to their places: in the order of `before`, in front of the sites that were added since. */
export function putSitesBack(
  content: QuoteContent,
  before: readonly QuoteSite[],
  ids: readonly string[],
): QuoteContent {
  const present = new Map(content.sites.map((site) => [site.id, site]));
  const known = new Set(before.map(({ id }) => id));
  const old = before
    .filter(({ id }) => present.has(id) || ids.includes(id))
    .map((site) => present.get(site.id) ?? site);
  return { ...content, sites: [...old, ...content.sites.filter(({ id }) => !known.has(id))] };
}
