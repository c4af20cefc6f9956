export { FilledRows, type FilledRowsProps } from './FilledRows.tsx';
export { OverviewCard, type OverviewCardProps } from './OverviewCard.tsx';
export { facetOf } from './facetOf.ts';
export { type CountedList, WaitingNumber, type WaitingNumberProps } from './WaitingNumber.tsx';
export {
  type CardsSummary,
  createCardReports,
  type CardReports,
  type CardReport,
} from './createCardReports.ts';
export { CardReportsContext, useCardReport } from './useCardReport.ts';
