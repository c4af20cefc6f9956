'use client';

import { usePortalServices, type PortalServices } from './PortalProvider.tsx';

/** One of the services that a host may leave out; throws and names it where it did. */
export function useService<Name extends keyof PortalServices>(name: Name): NonNullable<PortalServices[Name]> {
  const service = usePortalServices()[name];
  if (service !== undefined) return service;
  throw new Error(`A component needs the service \`${name}\`: give it to <PortalProvider>.`);
}
