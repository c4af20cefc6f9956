import type { Maintenance } from '@quayside/portal-core/maintenance';
import type { Toasts } from '@quayside/portal-core/toasts';

const key = 'maintenance';

/** Says once, quietly, that a part of the service is down where the page lives on. */
export function watchMaintenance(
  maintenance: Pick<Maintenance, 'getSnapshot' | 'subscribe' | 'dismiss'>,
  toasts: Pick<Toasts, 'add' | 'withdraw'>,
): void {
  maintenance.subscribe(() => {
    const state = maintenance.getSnapshot();
    if (state.status !== 'notice') {
      toasts.withdraw(key);
    } else if (!state.dismissed) {
      // Said is said: it comes again when the service fails anew.
      maintenance.dismiss();
      toasts.add({
        key,
        tone: 'caution',
        title: 'Part of the portal is not available',
        text: 'It is being worked on, or too busy to answer. The rest works as usual.',
      });
    }
  });
}
