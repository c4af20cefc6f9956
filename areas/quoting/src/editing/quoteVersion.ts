import { withoutCache, type SavedVersion } from '@quayside/page-kit/versions';
import type { HttpClient } from '@quayside/portal-core';
import {
  changeQuote,
  getQuote,
  getQuoteSites,
  replaceQuoteSites,
  type Quote,
  type QuoteOptions,
  type QuoteSite,
} from '../api.ts';
import type { QuoteContent } from './quoteContent.ts';

export interface QuoteVersion extends SavedVersion<QuoteContent> {
  /** The name of the person who saved this version. */
  readonly by: string;
}

export function quoteVersion(
  { etag, options, updatedBy, updatedAt, allowedActions }: Quote,
  sites: readonly QuoteSite[],
): QuoteVersion {
  return {
    etag,
    content: { options, sites },
    isOpen: allowedActions.includes('edit'),
    by: updatedBy.name,
    at: updatedAt,
  };
}

/** Reads the version on the server. Its two parts belong together: if somebody saves in between, both are read again. */
export async function readQuoteVersion(
  http: HttpClient,
  quoteNumber: string,
  tries = 3,
): Promise<QuoteVersion> {
  const path = { quoteNumber };
  const [quote, sites] = await Promise.all([
    getQuote.send(http, { path }, withoutCache),
    getQuoteSites.send(http, { path }, withoutCache),
  ]);
  if (quote.etag !== sites.etag && tries > 1) return readQuoteVersion(http, quoteNumber, tries - 1);
  return quoteVersion({ ...quote, etag: sites.etag }, sites.items);
}

/** Saves the options over the version that they were made from. */
export async function saveQuoteOptions(
  http: HttpClient,
  quoteNumber: string,
  options: QuoteOptions,
  { etag, content: { sites } }: QuoteVersion,
): Promise<QuoteVersion> {
  const path = { quoteNumber };
  return quoteVersion(await changeQuote.send(http, { path, body: { options }, etag }), sites);
}

/** Saves the sites over the version that they were made from. */
export async function saveQuoteSites(
  http: HttpClient,
  quoteNumber: string,
  sites: readonly QuoteSite[],
  seen: QuoteVersion,
): Promise<QuoteVersion> {
  const items = sites.map(({ address, bEnd, ...site }) => ({
    ...site,
    addressId: address.id,
    bEndAddressId: bEnd?.id ?? null,
  }));
  const saved = await replaceQuoteSites.send(http, {
    path: { quoteNumber },
    body: { items },
    etag: seen.etag,
  });
  return { ...seen, etag: saved.etag, content: { ...seen.content, sites: saved.items } };
}
