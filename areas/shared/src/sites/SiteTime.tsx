import type { Moment } from '@quayside/portal-core/calls';
import { DateTime } from '@quayside/ui/DateTime';
import { useStore } from '@quayside/portal-core/react';
import type { JSX } from 'react';
import { isSameClock, profileZone, timeZone } from '@quayside/page-kit/format';
import { LONDON } from '../days/london.ts';

/** The time of a visit or of work at a site. */
export interface SiteTimeProps {
  from: Moment;
  to: Moment;
}

/**
 * When something happens at a site, by the clocks there: `4 Dec 2026, 09:00–17:00 GMT`. The zone is named, and whoever lives by other
 * clocks reads their own time too.
 */
export function SiteTime({ from, to }: SiteTimeProps): JSX.Element {
  // Read again when the profile's zone changes.
  useStore(timeZone);
  const zone = profileZone();
  const isOwn = [from, to].every((time) => isSameClock(LONDON, zone, Date.parse(time)));
  return (
    <>
      <DateTime value={from} end={to} format="dateTime" showZone timeZone={LONDON} />
      {!isOwn && (
        <>
          {' '}
          (your time: <DateTime value={from} end={to} format="dateTime" showZone timeZone={zone} />)
        </>
      )}
    </>
  );
}
