import type { CalendarDay } from '@quayside/portal-core/calls';

const DAY_MS = 24 * 60 * 60 * 1000;
const SOON_DAYS = 7;

/** The validity of a quote: `none` for a quote without prices, or one that cannot be ordered any more. */
export type Validity =
  | { readonly kind: 'none' }
  | { readonly kind: 'later'; readonly days: number }
  | { readonly kind: 'soon'; readonly days: number };

/** Returns the validity of a quote that can be ordered, in days from `today`: 0 until midnight. */
export function validityOf(
  { status, validUntil }: { readonly status: string; readonly validUntil: CalendarDay | null },
  today: CalendarDay,
): Validity {
  if (validUntil === null || (status !== 'ready' && status !== 'partPriced')) return { kind: 'none' };
  const days = Math.round((Date.parse(validUntil) - Date.parse(today)) / DAY_MS);
  if (days < 0) return { kind: 'none' };
  return { kind: days <= SOON_DAYS ? 'soon' : 'later', days };
}

/** When a quote expires, such as `Expires in 3 days`. */
export function expiryText(days: number): string {
  if (days === 0) return 'Expires today';
  return days === 1 ? 'Expires tomorrow' : `Expires in ${days} days`;
}
