import type { LiveChat } from '@quayside/portal-core/live-chat';
import type { Toasts } from '@quayside/portal-core/toasts';

/** Shows a toast when an open or connecting chat fails. */
export function watchLiveChat(
  liveChat: Pick<LiveChat, 'getSnapshot' | 'subscribe'>,
  toasts: Pick<Toasts, 'add'>,
): void {
  let wasOpen = false;
  liveChat.subscribe(() => {
    const { status } = liveChat.getSnapshot();
    if (status === 'failed' && wasOpen)
      toasts.add({
        tone: 'caution',
        title: 'Your chat has ended',
        text: 'Something went wrong with the chat. Reload the page to start a new one.',
      });
    wasOpen = status === 'connecting' || status === 'open';
  });
}
