'use client';

import type { PortalView } from '../view/portalView.ts';
import type { ViewStore } from '../view/createViewStore.ts';
import { usePortalServices } from './PortalProvider.tsx';
import { useStore } from './useStore.ts';

/** The active view and the command that chooses the other one. */
export interface UseViewResult extends Pick<ViewStore, 'choose'> {
  readonly view: PortalView;
}

/** Which face of the portal this tab shows. */
export function useView(): UseViewResult {
  const { view: store } = usePortalServices('useView');
  const view = useStore(store);
  return { view, choose: store.choose };
}
