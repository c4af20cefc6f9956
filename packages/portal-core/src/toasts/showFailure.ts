import { isServiceUnavailable } from '../base/errors/errors.ts';
import type { Maintenance } from '../maintenance/createMaintenance.ts';
import type { Toasts } from './createToasts.ts';
import type { NewToast } from './toastsState.ts';

/** Ports of `showFailure`. */
export interface FailurePorts {
  toasts: Pick<Toasts, 'add'>;
  maintenance: Pick<Maintenance, 'dismiss'>;
}

/** Shows a toast for a failed user action. After an outage it also dismisses the outage notice, so that one click raises one message (TOOL-9). */
export function showFailure({ toasts, maintenance }: FailurePorts, toast: NewToast, error: unknown): void {
  if (isServiceUnavailable(error)) maintenance.dismiss();
  toasts.add(toast);
}
