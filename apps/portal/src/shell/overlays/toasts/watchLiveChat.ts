import type { LiveChat } from '@quayside/portal-core/live-chat';
import type { Toasts } from '@quayside/portal-core/toasts';

/** Says that a chat that was open, or about to be, is gone. */
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
        title: 'The chat was closed',
        text: 'It stopped working properly. To start a new chat, reload the page.',
      });
    wasOpen = status === 'connecting' || status === 'open';
  });
}
