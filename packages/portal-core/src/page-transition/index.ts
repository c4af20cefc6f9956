export {
  pageTransition,
  createPageTransitions,
  type HistoryEntry,
  type NavigationKind,
  type PageTransition,
  type PageTransitions,
  type ScrollTarget,
} from './createPageTransitions.ts';
export { pageTitle } from './pageTitle.ts';
