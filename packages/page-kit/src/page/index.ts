export { createStore, type ReadableStore } from './createStore.ts';
export { openTab, showFile } from './openFile.ts';
export { isPagePattern, useIsPage } from './useIsPage.ts';
export { usePathState, type StatePath, type ChangePathState } from './usePathState.ts';
export { PageFrame, type PageFrameProps } from './PageFrame.tsx';
export { TaskDialog, type TaskDialogProps } from './TaskDialog.tsx';
export { useLeaveQuestion, type LeaveQuestion } from './useLeaveQuestion.tsx';
export { printPage, usePrinting } from './usePrinting.ts';
export { useRemovalFocus, type RemovalFocus } from './useRemovalFocus.ts';
