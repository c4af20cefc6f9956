export {
  createLiveChat,
  type EmbeddedChat,
  type EmbeddedChatEvents,
  type LiveChat,
  type LiveChatOptions,
  type LiveChatPorts,
  type PrechatInfo,
} from './createLiveChat.ts';
export type { LiveChatConfiguration } from './liveChatConfiguration.ts';
export { activeCaseNumber, liveChatButton, type LiveChatState } from './liveChatState.ts';
