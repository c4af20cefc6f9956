export { CopyableId } from './CopyableId.tsx';
export { DetailFrame, type DetailFrameProps } from './DetailFrame.tsx';
export { DetailIdentity } from './DetailIdentity.tsx';
export { DetailNotFound, type DetailNotFoundProps } from './DetailNotFound.tsx';
export { DetailPlaceholder, TabsPlaceholder } from './DetailPlaceholder.tsx';
export { WaitingForLabel } from './WaitingForLabel.tsx';
export { dataOf, type DetailState, toDetailState, withoutOfflineUpdate } from './detailState.ts';
