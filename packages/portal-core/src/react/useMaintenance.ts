'use client';

import { useEffect, useEffectEvent } from 'react';
import type { Maintenance } from '../maintenance/createMaintenance.ts';
import type { MaintenanceState } from '../maintenance/maintenanceState.ts';
import { useSignedInServices } from './SignedInProvider.tsx';
import { useStore } from './useStore.ts';

/** Whether the service is available, and the commands of its notice and its screen. */
export interface UseMaintenanceResult extends Pick<Maintenance, 'retry' | 'dismiss'> {
  readonly state: MaintenanceState;
}

/** Returns whether the service is available. Renders every second while a screen counts down. */
export function useMaintenance(): UseMaintenanceResult {
  const maintenance = useSignedInServices('useMaintenance').maintenance;
  const state = useStore(maintenance);
  return { state, retry: maintenance.retry, dismiss: maintenance.dismiss };
}

/** Blocks a page that cannot work without a call. While `isUnavailable`, a screen replaces the page and calls `retry` when a retry is due. */
export function useBlockedPage(isUnavailable: boolean, retry: () => Promise<unknown>): void {
  const { block } = useSignedInServices('useBlockedPage').maintenance;
  const tryAgain = useEffectEvent(retry);
  useEffect(() => (isUnavailable ? block(() => tryAgain()) : undefined), [isUnavailable, block]);
}
