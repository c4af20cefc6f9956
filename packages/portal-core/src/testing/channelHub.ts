import type { TabChannel } from '../base/platform/ports.ts';

/** Connects several tabs in one process. */
export interface ChannelHub {
  /** Opens a channel for another tab. It does not receive its own messages. */
  open(this: void): TabChannel;
  /** All messages so far, in order. */
  readonly messages: readonly unknown[];
}

/** Creates a hub that delivers at once. */
export function createChannelHub(): ChannelHub {
  const tabs = new Set<Set<(message: unknown) => void>>();
  const messages: unknown[] = [];
  return {
    messages,
    open() {
      const listeners = new Set<(message: unknown) => void>();
      tabs.add(listeners);
      return {
        post(message) {
          messages.push(message);
          for (const tab of tabs) {
            if (tab === listeners) continue;
            for (const listener of tab) listener(message);
          }
        },
        subscribe(listener) {
          listeners.add(listener);
          return () => listeners.delete(listener);
        },
        close() {
          tabs.delete(listeners);
        },
      };
    },
  };
}
