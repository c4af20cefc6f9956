'use client';

import type { PortalView } from '../view/portalView.ts';
import type { ViewStore } from '../view/createViewStore.ts';
import { usePortalServices } from './PortalProvider.tsx';
import { useStore } from './useStore.ts';

/** The active view and the command that chooses a view. */
export interface UseViewResult extends Pick<ViewStore, 'choose'> {
  readonly view: PortalView;
}

/** Returns the active view of this tab. */
export function useView(): UseViewResult {
  const { view: store } = usePortalServices('useView');
  const view = useStore(store);
  return { view, choose: store.choose };
}
