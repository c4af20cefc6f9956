export { FilledRows } from './FilledRows.tsx';
export { OverviewCard } from './OverviewCard.tsx';
export { WaitingNumber } from './WaitingNumber.tsx';
export { type CardsSummary, createCardReports } from './createCardReports.ts';
export { CardReportsContext, useCardReport } from './useCardReport.ts';
