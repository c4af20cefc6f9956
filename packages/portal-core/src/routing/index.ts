export {
  pageTransition,
  createPageTransitions,
  type PageTransition,
  type PageTransitions,
  type NavigationKind,
  type Place,
  type ScrollTarget,
} from './createPageTransitions.ts';
export { createPathReset, type PathReset } from './createPathReset.ts';
export { pageTitle } from './pageTitle.ts';
export { isLiveChatPath, leavesChangeRequest } from './paths.ts';
