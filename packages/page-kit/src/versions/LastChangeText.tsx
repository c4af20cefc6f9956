import { DateTime } from '@quayside/ui/DateTime';
import { RelativeTime } from '@quayside/ui/RelativeTime';
import type { JSX } from 'react';
import type { LastChange } from './lastChange.ts';

/** A change, and the present time in milliseconds since 1970. Default: the time of the change is absolute. */
export interface LastChangeTextProps {
  change: LastChange;
  nowMs?: number;
}

/** Says who changed a thing last, what they did, and when. */
export function LastChangeText({ change: { by, what, at }, nowMs }: LastChangeTextProps): JSX.Element {
  return (
    <span>
      <bdi>{by}</bdi>
      {what !== undefined && <span>{`: ${what}`}</span>}
      {at !== null && (
        <>
          <span>, </span>
          {nowMs === undefined ? (
            <DateTime value={at} format="dateTime" />
          ) : (
            <RelativeTime value={at} now={Math.max(nowMs, Date.parse(at))} />
          )}
        </>
      )}
      <span>.</span>
    </span>
  );
}
