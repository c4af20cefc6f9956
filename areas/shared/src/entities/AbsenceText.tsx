import { DateTime } from '@quayside/ui/DateTime';
import type { JSX } from 'react';
import type { OutOfOffice } from './entities.ts';

/** The days of a colleague's absence, and the delegate: `Out of office 21–31 Dec 2026, Lena Fischer stands in`. */
export function AbsenceText({ from, until, standIn }: OutOfOffice): JSX.Element {
  return (
    <>
      Out of office <DateTime value={from} end={until} />
      {standIn && (
        <span>
          , <bdi>{standIn.name}</bdi> stands in
        </span>
      )}
    </>
  );
}
