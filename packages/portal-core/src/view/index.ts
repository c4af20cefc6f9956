export { createViewStore, type ViewStore, type ViewStorePorts } from './createViewStore.ts';
export { isPortalView, type PortalView, type RouteKind } from './portalView.ts';
