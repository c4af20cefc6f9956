'use client';

import { createContext, useContext, useMemo, type JSX, type ReactNode } from 'react';
import type { AccessRule } from '../access/createAccess.ts';
import type { ResolvedAreas } from '../areas/resolveAreas.ts';
import type { AreaComponent } from './defineArea.ts';
import { usePortalServices } from './PortalProvider.tsx';
import { useCurrentUser } from './useCurrentUser.ts';

/** The parts of areas that pages of other areas and the shell use. */
export type AreaContributions = Pick<
  ResolvedAreas<AreaComponent>,
  'routes' | 'search' | 'dashboard' | 'pins' | 'commands'
>;

/** Props of `AreasProvider`. `areas` must keep its reference. */
export interface AreasProviderProps {
  areas: AreaContributions;
  children?: ReactNode;
}

const AreasContext = createContext<AreaContributions | null>(null);

/** Provides the contributions that `resolveAreas` found in the manifests to `useContributions`. */
export function AreasProvider({ areas, children }: AreasProviderProps): JSX.Element {
  return <AreasContext value={areas}>{children}</AreasContext>;
}

/**
 * Returns the routes, search sources, dashboard cards, pin kinds and commands that the present user may see, in the order of the areas.
 * Throws without an `AreasProvider`.
 */
export function useContributions(): AreaContributions {
  const areas = useContext(AreasContext);
  const { access } = usePortalServices();
  const user = useCurrentUser();
  if (areas === null) throw new Error('useContributions found no areas. Wrap the pages in <AreasProvider>.');
  return useMemo(() => {
    const isAllowed = ({ access: rule }: { readonly access: AccessRule }): boolean =>
      user !== null && access.evaluate(rule, user).granted;
    return {
      routes: areas.routes.filter(isAllowed),
      search: areas.search.filter(isAllowed),
      dashboard: areas.dashboard.filter(isAllowed),
      pins: areas.pins.filter(isAllowed),
      commands: areas.commands.filter(isAllowed),
    };
  }, [areas, access, user]);
}
