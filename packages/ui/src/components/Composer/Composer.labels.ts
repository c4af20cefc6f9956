/** Every string of a composer. */
export type ComposerLabels = {
  /** Names the text. */
  message: string;
  /** The button that sends the message. */
  send: string;
  /** The text of the button while the message is being sent. */
  sending: string;
  /** The keys that send. */
  shortcut: string;
  /** The title of a failure. */
  failed: string;
  /** The error of a message without text or attachments. */
  nothing: string;
  /** The error of a message that is too long, with `{limit}`. */
  over: string;
};

/** The default texts. */
export const defaultComposerLabels: ComposerLabels = {
  message: 'Message',
  send: 'Send',
  sending: 'Sending',
  shortcut: 'Ctrl or ⌘ + Enter sends',
  failed: 'We couldn’t send your message',
  nothing: 'Write a message, then send it.',
  over: 'Shorten your message to {limit} characters.',
};
