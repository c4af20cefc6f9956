import type { ReactNode } from 'react';

/**
 * What an entry is: a `message`, an `event` that the system recorded, or an `internal` note that only the reader's own
 * organisation sees.
 */
export type ConversationEntryKind = 'message' | 'event' | 'internal';

/** Whether the reader's own organisation wrote the entry. */
export type ConversationSide = 'own' | 'other';

/** What has become of an entry that was written here. `failed` offers to retry and to discard it. */
export type ConversationDelivery = 'sent' | 'sending' | 'failed';

/** A time: machine-readable (`2026-11-21T14:30Z`), and formatted in the user's time zone. */
export type ConversationTime = { dateTime: string; text: ReactNode };

/** One entry. An `event` shows its body and time only. */
export type ConversationEntry = {
  /** Unique in the conversation, and the same for an entry that is being sent and the sent one. */
  id: string;
  body: ReactNode;
  time: ConversationTime;
  /** The entry's day in the user's time zone: `21 Nov 2026`. A separator precedes each new day. */
  day?: string;
  /** Default `message`. */
  kind?: ConversationEntryKind;
  author?: string;
  /** What the author does: the team or the organisation. */
  role?: ReactNode;
  /** Default `other`. */
  side?: ConversationSide;
  /** A list of files or links, under the body. */
  attachments?: ReactNode;
  /** Default `sent`. */
  delivery?: ConversationDelivery;
  /** Why it was not sent. For `failed` only. */
  problem?: ReactNode;
};

/** The entries before the first one: none, more to load, loading, or failed to load. */
export type ConversationEarlier = 'none' | 'available' | 'loading' | 'failed';

/** Every string of a conversation. */
export type ConversationLabels = {
  /** Names the conversation. */
  conversation: string;
  loadEarlier: string;
  earlierFailed: string;
  loading: string;
  unread: string;
  internal: string;
  sending: string;
  failed: string;
  retry: string;
  discard: string;
  jumpToNewest: string;
  /** Announces and shows one new entry. */
  oneNew: string;
  /** As `oneNew`, with `{count}`. */
  manyNew: string;
  empty: string;
};
