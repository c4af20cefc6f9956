import type { Moment } from '@quayside/portal-core/calls';
import { LONDON } from './days.ts';

const siteTimes = new Intl.DateTimeFormat('en-GB', {
  timeZone: LONDON,
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  timeZoneName: 'short',
});

/** When something happens at a site, by the clocks there, where a text is needed. Else use `SiteTime`. */
export function siteTimeText({ from, to }: { readonly from: Moment; readonly to: Moment }): string {
  return siteTimes.formatRange(new Date(from), new Date(to));
}
