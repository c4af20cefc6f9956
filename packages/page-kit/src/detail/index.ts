export { CopyableId } from './CopyableId.tsx';
export { DetailFrame, type DetailFrameProps, type DetailViewProps } from './DetailFrame.tsx';
export { DetailIdentity, type DetailIdentityProps } from './DetailIdentity.tsx';
export { DetailNotFound, type DetailNotFoundProps } from './DetailNotFound.tsx';
export {
  DetailPlaceholder,
  TabsPlaceholder,
  type DetailPlaceholderProps,
  type PlaceholderCard,
} from './DetailPlaceholder.tsx';
export { HistoryCard, type HistoryCardProps, type HistoryEvent } from './HistoryCard.tsx';
export { WaitingForLabel, type WaitingForLabelProps } from './WaitingForLabel.tsx';
export { dataOf, type DetailState, toDetailState, withoutOfflineUpdate } from './detailState.ts';
export { useDetailPage, type DetailPageOptions, type UseDetailPageResult } from './useDetailPage.ts';
