/** The two faces of the portal. */
export type PortalView = 'apollo' | 'artemis';

/** Which view an address belongs to; shared ones keep the present view. */
export type RouteKind = 'apollo' | 'artemis' | 'shared';

/** True for the name of a view; anything else that was remembered is not trusted. */
export function isPortalView(value: unknown): value is PortalView {
  return value === 'apollo' || value === 'artemis';
}
