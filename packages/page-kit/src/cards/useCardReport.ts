'use client';

import { createContext, useContext, useEffect, useId } from 'react';
import type { CardReport, CardReports } from './createCardReports.ts';

/** The reports of the dashboard's cards about their data. Null elsewhere: nobody listens. */
export const CardReportsContext = createContext<CardReports | null>(null);

/** Reports to the dashboard how far the data of a card is, so that the page can say how old its oldest number is. */
export function useCardReport({ status, isStale, receivedAtMs }: CardReport): void {
  const reports = useContext(CardReportsContext);
  const id = useId();
  useEffect(
    () => reports?.report(id, { status, isStale, receivedAtMs }),
    [reports, id, status, isStale, receivedAtMs],
  );
}
