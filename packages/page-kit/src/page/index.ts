export { createStore, type ReadableStore } from './createStore.ts';
export { openTab, showFile } from './openFile.ts';
export { isPagePattern, useIsPage } from './useIsPage.ts';
export { usePathState, type StatePath, type ChangePathState } from './usePathState.ts';
export { printPage, usePrinting } from './usePrinting.ts';
export { useRemovalFocus, type RemovalFocus } from './useRemovalFocus.ts';
