import type { PortalError } from '../base/errors/PortalError.ts';

/**
 * The state of the live chat. `off`: no user who accepted the terms, no page that offers it, or chat is disabled. `failed`: the
 * set-up failed or the chat broke down. `ready`: it can be opened. `connecting` and `open`: it is open, about the case with that
 * number. `buttonWanted`: the page wants the button and the user did not hide it.
 */
export type LiveChatState =
  | { readonly status: 'off' }
  | { readonly status: 'starting'; readonly buttonWanted: boolean }
  | { readonly status: 'failed'; readonly buttonWanted: boolean; readonly error: PortalError }
  | { readonly status: 'ready'; readonly buttonWanted: boolean }
  | {
      readonly status: 'connecting' | 'open';
      readonly buttonWanted: boolean;
      readonly caseNumber: string | null;
    };

/** An event of the live chat. */
export type LiveChatEvent =
  | { readonly type: 'started' }
  | { readonly type: 'failed'; readonly error: PortalError }
  | { readonly type: 'prepared' }
  | { readonly type: 'button-changed'; readonly wanted: boolean }
  | { readonly type: 'opening'; readonly caseNumber: string | null }
  | { readonly type: 'opened' }
  | { readonly type: 'destroyed' }
  | { readonly type: 'ended' };

export const chatOff: LiveChatState = { status: 'off' };

/** The state of the button. `hidden` while there is no chat to open, or one is open. */
export function liveChatButton(state: LiveChatState): 'hidden' | 'idle' | 'connecting' {
  if (state.status === 'off' || !state.buttonWanted) return 'hidden';
  if (state.status === 'ready') return 'idle';
  return state.status === 'connecting' ? 'connecting' : 'hidden';
}

/** Returns the case the open chat is about; null when there is none. */
export function activeCaseNumber(state: LiveChatState): string | null {
  return 'caseNumber' in state ? state.caseNumber : null;
}

/** Returns the next state; the same reference when the event does not apply. */
export function liveChatTransition(state: LiveChatState, event: LiveChatEvent): LiveChatState {
  if (event.type === 'ended') return chatOff;
  if (state.status === 'off')
    return event.type === 'started' ? { status: 'starting', buttonWanted: true } : state;
  const { status, buttonWanted } = state;
  switch (event.type) {
    case 'started':
      return status === 'failed' ? { status: 'starting', buttonWanted } : state;
    case 'failed':
      return status === 'failed' ? state : { status: 'failed', buttonWanted, error: event.error };
    case 'prepared':
      return status === 'starting' ? { status: 'ready', buttonWanted } : state;
    case 'button-changed':
      return event.wanted === buttonWanted ? state : { ...state, buttonWanted: event.wanted };
    case 'opening':
      return status === 'ready'
        ? { status: 'connecting', buttonWanted, caseNumber: event.caseNumber }
        : state;
    case 'opened':
      return status === 'connecting' ? { ...state, status: 'open' } : state;
    case 'destroyed':
    default:
      return status === 'connecting' || status === 'open' ? { status: 'ready', buttonWanted } : state;
  }
}
