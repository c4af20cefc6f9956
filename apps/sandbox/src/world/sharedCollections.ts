import type { SavedViewList } from '../contract/generated/openapi.ts';
import { collection, type RowOf } from '../store/collection.ts';
import {
  blob,
  boolean,
  constrained,
  integer,
  json,
  key,
  moment,
  orNull,
  text,
  word,
} from '../store/fields.ts';

export const conversations = collection('conversations', {
  id: key(text),
  partnerId: text,
  subjectKind: word(['case', 'delivery']),
  subjectId: text,
});

/** The messages and events of conversations. */
export const entries = collection(
  'entries',
  {
    conversationId: constrained(text, 'REFERENCES conversations(id)'),
    position: integer,
    kind: word(['message', 'event']),
    at: moment,
    authorId: orNull(text),
    authorName: text,
    authorRole: word(['customer', 'engineer', 'supplier', 'system']),
    text,
  },
  'PRIMARY KEY (conversation_id, position)',
);

/** What the API shows of an attachment. */
export const attachmentFields = {
  id: key(text),
  name: text,
  size: integer,
  mediaType: text,
  scan: word(['pending', 'clean', 'blocked']),
};

export const attachments = collection('attachments', {
  ...attachmentFields,
  partnerId: text,
  conversationId: orNull(text),
  position: orNull(integer),
  content: orNull(blob),
  uploadedBy: orNull(text),
  isSent: boolean,
});

/** A stored attachment. */
export type AttachmentRow = RowOf<typeof attachments.fields>;

export const jobs = collection('jobs', {
  id: key(text),
  personId: text,
  kind: word(['export', 'pricing']),
  startedAt: moment,
  total: integer,
  /** The file of an export; the moments at which the results of a pricing arrive, as JSON. */
  content: text,
  fileName: text,
});

/** A stored job. */
export type JobRow = RowOf<typeof jobs.fields>;

export const savedViews = collection(
  'saved_views',
  { personId: text, list: text, items: json<SavedViewList>(), version: integer },
  'PRIMARY KEY (person_id, list)',
);
