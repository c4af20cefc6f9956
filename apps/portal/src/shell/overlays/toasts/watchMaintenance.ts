import type { Clock } from '@quayside/portal-core';
import type { Maintenance } from '@quayside/portal-core/maintenance';
import type { Toasts } from '@quayside/portal-core/toasts';

const key = 'maintenance';

/** How long a page has to say that it can't live without the call: then its screen says it, and no notice. */
const GRACE_MS = 300;

/** What the notice stands on. */
export interface MaintenanceToastPorts {
  toasts: Pick<Toasts, 'add' | 'withdraw'>;
  clock: Pick<Clock, 'setTimeout'>;
}

/** Says once, quietly, that a part of the service is down where the page lives on; beside the screen of a page that does not, nothing (ERR-7). */
export function watchMaintenance(
  maintenance: Pick<Maintenance, 'getSnapshot' | 'subscribe' | 'dismiss'>,
  { toasts, clock }: MaintenanceToastPorts,
): void {
  let cancel: (() => void) | null = null;

  function show(): void {
    cancel = null;
    // Said is said: it comes again when the service fails anew.
    maintenance.dismiss();
    toasts.add({
      key,
      tone: 'caution',
      title: 'Part of the portal is not available',
      text: 'It is being worked on, or too busy to answer. What needs it may not work until it is back.',
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

/** Whether the notice of an outage stands, or is about to. */
export function isOutageShown(
  toasts: Pick<Toasts, 'getSnapshot'>,
  maintenance: Pick<Maintenance, 'getSnapshot'> | undefined,
): boolean {
  const state = maintenance?.getSnapshot();
  const isDue = state?.status === 'notice' && !state.dismissed;
  return isDue || toasts.getSnapshot().toasts.some((toast) => toast.key === key);
}
