import type { DealDetails } from './api.ts';

/** The address of the programme. */
export const programmeAddress = '/partner-programme';
/** The address of the list of deals. */
export const dealsAddress = '/partner-programme/deals';
/** The address at which a deal is registered. */
export const newDealAddress = '/partner-programme/deals/new';

/** The address of a deal. */
export function dealAddress(number: string): string {
  return `${dealsAddress}/${encodeURIComponent(number)}`;
}

/** The address at which a draft is corrected and registered. */
export function editDealAddress(number: string): string {
  return `${dealAddress(number)}/edit`;
}

/** The address at which the quote of a deal is started. */
export function startQuoteAddress({ number, name, customerName }: DealDetails): string {
  const query = new URLSearchParams({ deal: number, name, customer: customerName });
  return `/1access/quotes/new?${query.toString()}`;
}
