'use client';

import type { Navigation, NavigationState } from '../navigation/createNavigation.ts';
import type { NavigationData } from '../navigation/navigationData.ts';
import { usePortalServices } from './PortalProvider.tsx';
import { useView } from './useView.ts';
import { useStore } from './useStore.ts';

/** The navigation's state, the part for the active view, and the commands. */
export interface UseNavigationResult extends Pick<Navigation, 'load' | 'loadSubItems'> {
  readonly state: NavigationState;
  /** The bar of the active view; null while loading and after a failure. */
  readonly data: NavigationData | null;
}

/** Returns the navigation of the active view. */
export function useNavigation(): UseNavigationResult {
  const { navigation } = usePortalServices('useNavigation');
  const { view } = useView();
  const state = useStore(navigation);
  const data = state.status === 'ready' ? state.document[view] : null;
  return { state, data, load: navigation.load, loadSubItems: navigation.loadSubItems };
}
