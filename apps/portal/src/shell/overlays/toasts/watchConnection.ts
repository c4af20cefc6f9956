import type { Browser } from '@quayside/portal-core';
import type { Toasts } from '@quayside/portal-core/toasts';

const key = 'offline';

/** Shows a toast while the device is offline. */
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
  show();
}
