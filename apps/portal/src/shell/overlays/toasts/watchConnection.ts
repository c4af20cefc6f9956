import type { Browser } from '@quayside/portal-core';
import type { Toasts } from '@quayside/portal-core/toasts';

const key = 'offline';

/** Says that the device is offline for as long as it is. */
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
      text: 'What you see may be out of date, and nothing can be saved until the connection is back.',
    });
  }
  browser.onConnectionChange(show);
  show();
}
