import type { Browser, TabChannel } from '../../base/platform/ports.ts';
import type { SessionState } from './sessionState.ts';
import { isSignedOutMessage } from './signedOutMessage.ts';

/** The events that `watchTab` listens to, and the callbacks that it calls. */
export interface WatchTabPorts {
  browser: Pick<Browser, 'isOnline' | 'onConnectionChange' | 'onRestored'>;
  channel: Pick<TabChannel, 'subscribe'>;
  getSnapshot(this: void): SessionState;
  /** Another tab signed the user out. */
  onSignedOutElsewhere(this: void): void;
  /** The page came back from the back-forward cache, so the session may have ended meanwhile. */
  onRestored(this: void): void;
  /** The connection is back after the identity provider was unreachable. */
  onReconnected(this: void): void;
}

/** Follows the other tabs and the browser on behalf of the session. Returns a function that stops it. */
export function watchTab(ports: WatchTabPorts): () => void {
  const { browser, channel, getSnapshot } = ports;
  const stops = [
    channel.subscribe((message) => {
      const state = getSnapshot();
      // After another user took over, the session has ended already, and the first user's drafts must stay.
      const isReplaced = state.status === 'signed-out' && state.reason === 'other-user';
      if (!isReplaced && isSignedOutMessage(message)) ports.onSignedOutElsewhere();
    }),
    browser.onRestored(ports.onRestored),
    browser.onConnectionChange(() => {
      const state = getSnapshot();
      const isWaiting = state.status === 'failed' && state.reason === 'provider-unreachable';
      if (isWaiting && browser.isOnline()) ports.onReconnected();
    }),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}
