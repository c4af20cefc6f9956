export { createLiveChat, type LiveChat, type LiveChatOptions } from './createLiveChat.ts';
export type { LiveChatConfiguration } from './liveChatConfiguration.ts';
export { activeCaseNumber, liveChatButton, type LiveChatState } from './liveChatState.ts';
export type { EmbeddedChat, EmbeddedChatEvents, LiveChatPorts, PrechatInfo } from './ports.ts';
