import type { Clock } from '@quayside/portal-core';
import type { SessionEnding } from '@quayside/portal-core/session-ending';
import type { Toasts } from '@quayside/portal-core/toasts';
import { locale, timeZone } from '@quayside/page-kit/format';

const key = 'session-ending';

/** Shows a toast before the session ends, with a button to stay signed in. */
export function watchSessionEnding(
  ending: Pick<SessionEnding, 'getSnapshot' | 'subscribe' | 'stayOn'>,
  { toasts, clock }: { toasts: Pick<Toasts, 'add' | 'withdraw'>; clock: Pick<Clock, 'now'> },
): void {
  let isShown = false;
  ending.subscribe(() => {
    const seconds = ending.getSnapshot();
    if (seconds === null) {
      isShown = false;
      toasts.withdraw(key);
    } else if (!isShown) {
      isShown = true;
      const at = new Date(clock.now() + seconds * 1_000).toLocaleTimeString(locale, {
        timeStyle: 'medium',
        timeZone: timeZone.getSnapshot(),
      });
      toasts.add({
        key,
        tone: 'caution',
        title: `Your session ends at ${at}`,
        text: 'We’ve saved your changes. They’ll be here when you sign back in.',
        action: { label: 'Stay signed in', onAction: () => void ending.stayOn() },
      });
    }
  });
}
