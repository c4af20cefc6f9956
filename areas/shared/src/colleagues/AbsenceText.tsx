import { useToday } from '@quayside/page-kit/format';
import { DateTime } from '@quayside/ui/DateTime';
import type { JSX } from 'react';
import { todayInLondon } from '../days/london.ts';
import type { OutOfOffice } from '../entities/entities.ts';

/** A colleague's absence and stand-in: `Out of office until 3 Dec 2026, Lena Fischer stands in`. A coming absence shows both days. */
export function AbsenceText({ from, until, standIn }: OutOfOffice): JSX.Element {
  const hasBegun = from <= useToday(todayInLondon);
  return (
    <>
      {hasBegun ? (
        <span key="now">
          Out of office until <DateTime value={until} />
        </span>
      ) : (
        <span key="planned">
          Out of office <DateTime value={from} end={until} />
        </span>
      )}
      {standIn && (
        <span>
          , <bdi>{standIn.name}</bdi> stands in
        </span>
      )}
    </>
  );
}
