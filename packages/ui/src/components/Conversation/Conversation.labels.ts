import type { ConversationLabels } from './Conversation.types.ts';

/** The default texts. */
export const defaultConversationLabels: ConversationLabels = {
  conversation: 'Conversation',
  loadEarlier: 'Show earlier messages',
  earlierFailed: 'We couldn’t load the earlier messages.',
  showLater: 'Show later messages',
  loading: 'Loading messages',
  unread: 'New since your last visit',
  internal: 'Internal, only your organisation sees this',
  sending: 'Sending',
  failed: 'Not sent',
  retry: 'Send again',
  discard: 'Discard',
  jumpToNewest: 'Jump to newest',
  oneNew: '1 new message',
  manyNew: '{count} new messages',
  empty: 'No messages yet',
};
