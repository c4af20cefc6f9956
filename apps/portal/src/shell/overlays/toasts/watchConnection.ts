import type { Browser } from '@quayside/portal-core';
import type { Toasts } from '@quayside/portal-core/toasts';

const key = 'offline';

/** Shows a toast when the device goes offline, until it is online again. A device that the browser calls offline from the start has loaded the portal, so it is online: some browsers misjudge a VPN or a local network. */
export function watchConnection(
  browser: Pick<Browser, 'isOnline' | 'onConnectionChange'>,
  toasts: Pick<Toasts, 'add' | 'withdraw'>,
): void {
  function show(): void {
    if (browser.isOnline()) {
      toasts.withdraw(key);
      return;
    }
    toasts.add({
      key,
      tone: 'caution',
      lasting: true,
      title: 'You are offline',
      text: 'Some information may be out of date. You can’t save changes until you’re back online.',
    });
  }
  browser.onConnectionChange(show);
}
