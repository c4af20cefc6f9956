/** The two views of the portal. */
export type PortalView = 'apollo' | 'artemis';

/** The view that an address belongs to. `shared` keeps the current view. */
export type RouteKind = 'apollo' | 'artemis' | 'shared';

/** True for the name of a view. Stored values are not trusted. */
export function isPortalView(value: unknown): value is PortalView {
  return value === 'apollo' || value === 'artemis';
}
