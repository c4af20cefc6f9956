import { locale } from '@quayside/page-kit/format';
import type { Moment } from '@quayside/portal-core/calls';
import { LONDON } from '../days/london.ts';

const day = { day: 'numeric', month: 'short', year: 'numeric' } as const;
const clock = { hour: '2-digit', minute: '2-digit' } as const;

const siteTimes = new Intl.DateTimeFormat(locale, { timeZone: LONDON, ...day, ...clock });
const zonedTimes = new Intl.DateTimeFormat(locale, {
  timeZone: LONDON,
  ...day,
  ...clock,
  timeZoneName: 'short',
});

/**
 * When something happens at a site, by the clocks there, where a text is needed. Else use `SiteTime`. The zone is named once, unless
 * the clocks change in between.
 */
export function siteTimeText({ from, to }: { readonly from: Moment; readonly to: Moment }): string {
  const [start, end] = [new Date(from), new Date(to)];
  const zone = zoneNameAt(end);
  return zoneNameAt(start) === zone
    ? `${siteTimes.formatRange(start, end)} ${zone}`
    : zonedTimes.formatRange(start, end);
}

/** The name of London's clocks at a time: GMT or BST. */
function zoneNameAt(time: Date): string {
  return zonedTimes.formatToParts(time).find(({ type }) => type === 'timeZoneName')?.value ?? '';
}
