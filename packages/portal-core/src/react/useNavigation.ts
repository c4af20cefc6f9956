'use client';

import type { Navigation, NavigationState } from '../navigation/createNavigation.ts';
import type { NavigationData } from '../navigation/navigationData.ts';
import { usePortalServices } from './PortalProvider.tsx';
import { useView } from './useView.ts';
import { useStore } from './useStore.ts';

/** Navigation's state, the active view's part of it, and the commands. */
export interface UseNavigationResult extends Pick<Navigation, 'load' | 'loadSubItems'> {
  readonly state: NavigationState;
  /** What the bar of the active view shows; null until ready and when loading failed. */
  readonly data: NavigationData | null;
}

/** The menus of the active view. */
export function useNavigation(): UseNavigationResult {
  const { navigation } = usePortalServices('useNavigation');
  const { view } = useView();
  const state = useStore(navigation);
  const data = state.status === 'ready' ? state.document[view] : null;
  return { state, data, load: navigation.load, loadSubItems: navigation.loadSubItems };
}
