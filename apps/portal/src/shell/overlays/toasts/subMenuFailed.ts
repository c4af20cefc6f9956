import { isServiceUnavailable, type SignedInServices } from '@quayside/portal-core/react';
import { isOutageShown } from './watchMaintenance.ts';

export interface SubMenuParent {
  readonly id: string;
  readonly name: string;
}

export type SubMenuToastPorts = Pick<SignedInServices, 'toasts' | 'maintenance'>;

/** Shows a toast for a sub-menu that failed to load. It shows nothing if a toast already reports the outage behind `error` (NAV-13). */
export function showSubMenuFailed(
  { toasts, maintenance }: SubMenuToastPorts,
  { id, name }: SubMenuParent,
  error: unknown,
): void {
  if (isServiceUnavailable(error) && isOutageShown(toasts, maintenance)) return;
  toasts.add({
    key: keyOf(id),
    tone: 'caution',
    text: `We couldn’t load ${name}. Open the menu to try again.`,
  });
}

/** Withdraws the toast when the sub-menu is requested again. */
export function dismissSubMenuFailed({ toasts }: Pick<SubMenuToastPorts, 'toasts'>, id: string): void {
  toasts.withdraw(keyOf(id));
}

function keyOf(id: string): string {
  return `sub-menu ${id}`;
}
