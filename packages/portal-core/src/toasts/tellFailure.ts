import { isServiceUnavailable } from '../base/errors/errors.ts';
import type { Maintenance } from '../maintenance/createMaintenance.ts';
import type { Toasts } from './createToasts.ts';
import type { NewToast } from './toastsState.ts';

/** Where a failure is shown, and what else might speak of it. */
export interface FailurePorts {
  toasts?: Pick<Toasts, 'add'> | undefined;
  maintenance?: Pick<Maintenance, 'dismiss'> | undefined;
}

/** Shows that something the user asked for has failed. The toast takes the place of the notice of the outage behind `error`: one click raises one message (TOOL-9). */
export function tellFailure({ toasts, maintenance }: FailurePorts, toast: NewToast, error: unknown): void {
  if (isServiceUnavailable(error)) maintenance?.dismiss();
  toasts?.add(toast);
}
