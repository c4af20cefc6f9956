import type { ReactNode } from 'react';

/**
 * The kind of an entry: a `message`, an `event` that the system recorded, or an `internal` note that only the reader's
 * own organisation sees.
 */
export type ConversationEntryKind = 'message' | 'event' | 'internal';

/** Whether the reader's own organisation wrote the entry. */
export type ConversationSide = 'own' | 'other';

/** The state of an entry that was written here. `failed` offers to retry and to discard it. */
export type ConversationDelivery = 'sent' | 'sending' | 'failed';

/** A time: machine-readable (`2026-11-21T14:30Z`), and formatted in the user's time zone. */
export type ConversationTime = {
  /** The time for machines: `2026-11-21T14:30Z`. */
  dateTime: string;
  /** The time as shown, in the user's time zone. */
  text: ReactNode;
};

/** One entry. An `event` shows its body and time only. */
export type ConversationEntry = {
  /** Unique in the conversation, and the same for an entry that is being sent and the sent one. */
  id: string;
  /** The text of the message, or a description of the event. */
  body: ReactNode;
  /** When it was sent or happened. */
  time: ConversationTime;
  /** The entry's day in the user's time zone: `21 Nov 2026`. A separator precedes each new day. */
  day?: string;
  /** Default `message`. */
  kind?: ConversationEntryKind;
  /** The person or system behind the entry. */
  author?: string;
  /** The author's team or organisation. */
  role?: ReactNode;
  /** Default `other`. */
  side?: ConversationSide;
  /** A list of files or links, under the body. */
  attachments?: ReactNode;
  /** Default `sent`. */
  delivery?: ConversationDelivery;
  /** The reason why it was not sent. For `failed` only. */
  problem?: ReactNode;
};

/** The entries before the first one: none, more to load, loading, or failed to load. */
export type ConversationEarlier = 'none' | 'available' | 'loading' | 'failed';

/** Every string of a conversation. */
export type ConversationLabels = {
  /** Names the conversation. */
  conversation: string;
  /** The button that loads the entries before the first one. */
  loadEarlier: string;
  /** Shown when those entries could not be loaded. */
  earlierFailed: string;
  /** The button that shows the entries after the last one. */
  showLater: string;
  /** Announced while entries load. */
  loading: string;
  /** The line before the first entry that the reader has not seen. */
  unread: string;
  /** Marks an entry that only the user's organisation sees. */
  internal: string;
  /** Marks an entry that is being sent. */
  sending: string;
  /** Marks an entry that was not sent. */
  failed: string;
  /** The button that sends a failed entry again. */
  retry: string;
  /** The button that removes a failed entry. */
  discard: string;
  /** The button that scrolls to the last entry. */
  jumpToNewest: string;
  /** Announces and shows one new entry. */
  oneNew: string;
  /** As `oneNew`, with `{count}`. */
  manyNew: string;
  /** Shown when there are no entries. */
  empty: string;
};
