'use client';

import type { LiveChat } from '../live-chat/createLiveChat.ts';
import { activeCaseNumber, liveChatButton, type LiveChatState } from '../live-chat/liveChatState.ts';
import { useSignedInServices } from './SignedInProvider.tsx';
import { useStore } from './useStore.ts';

/** The live chat's state, how to draw its button, and the commands. */
export interface UseLiveChatResult extends Pick<LiveChat, 'open' | 'retry' | 'showButton' | 'hideButton'> {
  readonly state: LiveChatState;
  readonly button: ReturnType<typeof liveChatButton>;
  /** The case that an open chat is about, else null. */
  readonly caseNumber: string | null;
}

/** Returns the live chat of this tab. */
export function useLiveChat(): UseLiveChatResult {
  const { open, retry, showButton, hideButton, ...store } = useSignedInServices('useLiveChat').liveChat;
  const state = useStore(store);
  const [button, caseNumber] = [liveChatButton(state), activeCaseNumber(state)];
  return { state, button, caseNumber, open, retry, showButton, hideButton };
}
