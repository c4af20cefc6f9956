import type { Clock } from '@quayside/portal-core';
import type { Maintenance } from '@quayside/portal-core/maintenance';
import type { Toasts } from '@quayside/portal-core/toasts';

const key = 'maintenance';

/** The time in which a page can show the Unavailable screen instead of the toast. */
const GRACE_MS = 300;

export interface MaintenanceToastPorts {
  toasts: Pick<Toasts, 'add' | 'withdraw'>;
  clock: Pick<Clock, 'setTimeout'>;
}

/** Shows one toast when part of the service is down and the page still works. It shows none next to the Unavailable screen (ERR-7). */
export function watchMaintenance(
  maintenance: Pick<Maintenance, 'getSnapshot' | 'subscribe' | 'dismiss'>,
  { toasts, clock }: MaintenanceToastPorts,
): void {
  let cancel: (() => void) | null = null;

  function show(): void {
    cancel = null;
    // Dismissed now, so that the toast returns only after a new outage.
    maintenance.dismiss();
    toasts.add({
      key,
      tone: 'caution',
      title: 'Part of the portal is unavailable',
      text: 'It may be under maintenance or very busy. Some features won’t work until it’s back.',
    });
  }

  maintenance.subscribe(() => {
    const state = maintenance.getSnapshot();
    if (state.status === 'notice' && !state.dismissed) {
      cancel ??= clock.setTimeout(show, GRACE_MS);
      return;
    }
    cancel?.();
    cancel = null;
    if (state.status !== 'notice') toasts.withdraw(key);
  });
}

/** Returns whether the toast of an outage is shown or about to be. */
export function isOutageShown(
  toasts: Pick<Toasts, 'getSnapshot'>,
  maintenance: Pick<Maintenance, 'getSnapshot'> | undefined,
): boolean {
  const state = maintenance?.getSnapshot();
  const isDue = state?.status === 'notice' && !state.dismissed;
  return isDue || toasts.getSnapshot().toasts.some((toast) => toast.key === key);
}
