export {
  pageTransition,
  createPageTransitions,
  type PageTransition,
  type PageTransitions,
  type NavigationKind,
  type Place,
  type ScrollTarget,
} from './createPageTransitions.ts';
export { pageTitle } from './pageTitle.ts';
