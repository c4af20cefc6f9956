import { randomUUID } from 'node:crypto';
import type {
  Job,
  NewQuoteSite,
  PriceCell,
  Quote,
  QuoteList,
  QuoteSite,
} from '../contract/generated/openapi.ts';
import type { ResponseOf } from '../contract/operations.ts';
import { type DocumentedResponse, type DocumentedCalls, presentVersion } from './documentedCalls.ts';

/** The calls of one user about quotes, typed and checked against the document. */
export interface QuoteCalls {
  send(
    method: string,
    path: string,
    body?: unknown,
    headers?: Record<string, string>,
  ): Promise<DocumentedResponse>;
  list(query?: string): Promise<QuoteList>;
  get(number: string): Promise<Quote>;
  sites(number: string): Promise<readonly QuoteSite[]>;
  /** Creates a draft and returns its number. */
  create(product?: Quote['product'], key?: string): Promise<string>;
  putSites(number: string, items: readonly NewQuoteSite[]): Promise<DocumentedResponse>;
  startPricing(number: string, only: 'all' | 'failed'): Promise<DocumentedResponse>;
  prices(number: string, since?: string): Promise<ResponseOf<'listQuotePrices'>>;
  /** Every cell, over all pages. */
  cells(number: string): Promise<PriceCell[]>;
  job(id: string): Promise<Job>;
}

/** The present version of a quote, for `If-Match`. */
export const anyVersion = { 'If-Match': presentVersion };

export function newKey(): { 'Idempotency-Key': string } {
  return { 'Idempotency-Key': randomUUID() };
}

/** A site of an Internet Access quote. */
export function newSite(
  id: string,
  addressId = 'AD-BS59QU-1',
  more: Partial<NewQuoteSite> = {},
): NewQuoteSite {
  return { id, reference: '', addressId, bEndAddressId: null, options: null, fields: {}, ...more };
}

const base = '/api/portal/rest';

export function createQuoteCalls(calls: DocumentedCalls, token: string): QuoteCalls {
  const send: QuoteCalls['send'] = (method, path, body, headers = {}) =>
    calls.call(method, base + path, { token, headers, ...(body === undefined ? {} : { body }) });
  async function read<Body>(path: string): Promise<Body> {
    const body: Body = JSON.parse((await send('GET', path)).text);
    return body;
  }
  const self: QuoteCalls = {
    send,
    list: (query = '') => read(`/quotes${query}`),
    get: (number) => read(`/quotes/${number}`),
    sites: async (number) => (await read<ResponseOf<'getQuoteSites'>>(`/quotes/${number}/sites`)).items,
    async create(product = 'internetAccess', key = randomUUID()) {
      const body = { name: 'Test quote', customerName: 'Test customer', product };
      const created: Quote = JSON.parse(
        (await send('POST', '/quotes', body, { 'Idempotency-Key': key })).text,
      );
      return created.number;
    },
    putSites: (number, items) => send('PUT', `/quotes/${number}/sites`, { items }, anyVersion),
    startPricing: (number, only) =>
      send('POST', `/quotes/${number}/pricing`, { only }, { ...anyVersion, ...newKey() }),
    prices: (number, since = '') => read(`/quotes/${number}/prices?since=${since}`),
    async cells(number) {
      const cells: PriceCell[] = [];
      let page = await self.prices(number);
      cells.push(...page.items);
      while (page.hasMore) {
        // Each page names the next.
        page = await self.prices(number, page.cursor);
        cells.push(...page.items);
      }
      return cells;
    },
    job: (id) => read(`/jobs/${id}`),
  };
  return self;
}
