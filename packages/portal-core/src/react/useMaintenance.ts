'use client';

import { useEffect, useEffectEvent } from 'react';
import type { Maintenance } from '../maintenance/createMaintenance.ts';
import type { MaintenanceState } from '../maintenance/maintenanceState.ts';
import { useSignedInServices } from './SignedInProvider.tsx';
import { useStore } from './useStore.ts';

/** Whether the service answers, and the commands of its notice and its screen. */
export interface UseMaintenanceResult extends Pick<Maintenance, 'retry' | 'dismiss'> {
  readonly state: MaintenanceState;
}

/** Whether the service answers; renders each second while a screen counts down. */
export function useMaintenance(): UseMaintenanceResult {
  const maintenance = useSignedInServices('useMaintenance').maintenance;
  const state = useStore(maintenance);
  return { state, retry: maintenance.retry, dismiss: maintenance.dismiss };
}

/** For a page that can't live without a call: while it `isUnavailable`, the screen stands in its place and `retry` is called when a try is due. */
export function useBlockedPage(isUnavailable: boolean, retry: () => Promise<unknown>): void {
  const { block } = useSignedInServices('useBlockedPage').maintenance;
  const tryAgain = useEffectEvent(retry);
  useEffect(() => (isUnavailable ? block(() => tryAgain()) : undefined), [isUnavailable, block]);
}
