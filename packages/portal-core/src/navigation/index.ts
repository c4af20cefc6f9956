export {
  createNavigation,
  selectSubItems,
  type Navigation,
  type NavigationOptions,
  type NavigationPorts,
  type NavigationState,
  type NavigationStatus,
  type SubItemsState,
} from './createNavigation.ts';
export { menuItemHref } from './menuItemHref.ts';
export type {
  MenuItem,
  NavigationData,
  NavigationDocument,
  PathParam,
  PortalTool,
} from './navigationData.ts';
