'use client';

import { usePortalServices } from '@quayside/portal-core/react';
import { useCallback, useSyncExternalStore } from 'react';

/** Whether the device is online, as far as the browser knows. */
export function useIsOnline(): boolean {
  const { browser } = usePortalServices('useIsOnline').platform;
  const subscribe = useCallback((listener: () => void) => browser.onConnectionChange(listener), [browser]);
  const read = (): boolean => browser.isOnline();
  return useSyncExternalStore(subscribe, read, read);
}
