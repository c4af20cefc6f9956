import type { SignedInServices } from '@quayside/portal-core/react';
import { isServiceUnavailable } from '@quayside/portal-core/react';
import { isOutageShown } from './watchMaintenance.ts';

/** The parent in the bar whose sub-items were asked for. */
export interface SubMenuParent {
  readonly id: string;
  readonly name: string;
}

/** Where it is said, and where it is known what is said of an outage. */
export type SubMenuToastPorts = Pick<SignedInServices, 'toasts' | 'maintenance'>;

/** Says that a sub-menu could not be loaded, which is why it has closed; not beside the notice of the outage that `error` comes from (NAV-13). */
export function showSubMenuFailed(
  { toasts, maintenance }: SubMenuToastPorts,
  { id, name }: SubMenuParent,
  error: unknown,
): void {
  if (isServiceUnavailable(error) && isOutageShown(toasts, maintenance)) return;
  toasts.add({
    key: keyOf(id),
    tone: 'caution',
    text: `${name} could not be loaded. Open it again to retry.`,
  });
}

/** Takes it back: the sub-menu is asked for again. */
export function dismissSubMenuFailed({ toasts }: Pick<SubMenuToastPorts, 'toasts'>, id: string): void {
  toasts.withdraw(keyOf(id));
}

function keyOf(id: string): string {
  return `sub-menu ${id}`;
}
