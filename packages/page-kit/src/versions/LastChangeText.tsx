'use client';

import { DateTime } from '@quayside/ui/DateTime';
import { RelativeTime } from '@quayside/ui/RelativeTime';
import type { JSX } from 'react';
import type { LastChange } from './lastChange.ts';

/** A change, and what the reader knows of it already. */
export interface LastChangeTextProps {
  change: LastChange;
  /** The present time in milliseconds since 1970. Default: the time of the change is absolute. */
  nowMs?: number | undefined;
  /** The user's own name, as histories name who did something. Default: the change is another person's. */
  ownName?: string | undefined;
  /** A headline above names the person, so only what and when are said. Default false. */
  isNamed?: boolean;
}

/** Says who changed a thing last, what they did, and when. */
export function LastChangeText({
  change: { by, what, at },
  nowMs,
  ownName,
  isNamed = false,
}: LastChangeTextProps): JSX.Element | null {
  const before = isNamed ? (what ?? '') : what === undefined ? '' : `: ${what}`;
  if (isNamed && before === '' && at === null) return null;
  // A relative time cannot begin the sentence: “now.”
  const isAbsolute = nowMs === undefined || (isNamed && before === '');
  return (
    <span>
      {!isNamed && (by === ownName ? <span>You, in another tab</span> : <bdi>{by}</bdi>)}
      {before !== '' && <span>{before}</span>}
      {at !== null && (
        <>
          {(!isNamed || before !== '') && <span>, </span>}
          {isAbsolute ? (
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
