import type { OperationId } from '../contract/operations.ts';
import type { SavedViewList } from '../contract/generated/openapi.ts';
import { collection, type RowOf } from '../store/collection.ts';
import * as field from '../store/fields.ts';

export const conversations = collection('conversations', {
  id: field.key(field.text),
  partnerId: field.text,
  subjectKind: field.word(['case', 'delivery']),
  subjectId: field.text,
});

/** The messages and events of conversations. */
export const entries = collection(
  'entries',
  {
    conversationId: field.constrained(field.text, 'REFERENCES conversations(id)'),
    position: field.integer,
    kind: field.word(['message', 'event']),
    at: field.moment,
    authorId: field.orNull(field.text),
    authorName: field.text,
    authorRole: field.word(['customer', 'engineer', 'supplier', 'system']),
    text: field.text,
  },
  'PRIMARY KEY (conversation_id, position)',
);

export const attachmentFields = {
  id: field.key(field.text),
  name: field.text,
  size: field.integer,
  mediaType: field.text,
  scan: field.word(['pending', 'clean', 'blocked']),
};

export const attachments = collection('attachments', {
  ...attachmentFields,
  partnerId: field.text,
  conversationId: field.orNull(field.text),
  position: field.orNull(field.integer),
  content: field.orNull(field.blob),
  uploadedBy: field.orNull(field.text),
  isSent: field.boolean,
});

export type AttachmentRow = RowOf<typeof attachments.fields>;

export const jobs = collection('jobs', {
  id: field.key(field.text),
  personId: field.text,
  kind: field.word(['export', 'pricing']),
  /** The call that started it. */
  operationId: field.json<OperationId>(),
  startedAt: field.moment,
  total: field.integer,
  /** The file of an export; the moments at which the results of a pricing arrive, as JSON. */
  content: field.text,
  fileName: field.text,
});

export type JobRow = RowOf<typeof jobs.fields>;

export const savedViews = collection(
  'saved_views',
  { personId: field.text, list: field.text, items: field.json<SavedViewList>(), version: field.integer },
  'PRIMARY KEY (person_id, list)',
);
