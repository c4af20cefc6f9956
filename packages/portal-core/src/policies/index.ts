export {
  arrivalAt,
  createArrivals,
  type Arrival,
  type Arrivals,
  type NavigationKind,
  type Place,
  type ScrollTarget,
} from './createArrivals.ts';
export { createPathReset, type PathReset } from './createPathReset.ts';
export { pageTitle } from './pageTitle.ts';
export { isLiveChatPath, leavesChangeRequest } from './paths.ts';
