import type { HttpClient } from '@quayside/portal-core';
import type { SendOptions } from '@quayside/portal-core/calls';
import { defineCall } from '@quayside/contract/calls/conversations';
import * as v from 'valibot';
import { count, moment } from '@quayside/page-kit/schema';

/** A file of a message. Only one that is `clean` can be downloaded. */
export const attachmentSchema = v.object({
  id: v.string(),
  name: v.string(),
  size: count,
  mediaType: v.string(),
  scan: v.picklist(['pending', 'clean', 'blocked']),
});

const entry = v.object({
  id: v.string(),
  kind: v.picklist(['message', 'event']),
  at: moment,
  author: v.object({
    id: v.exactOptional(v.string()),
    name: v.string(),
    role: v.picklist(['customer', 'engineer', 'supplier', 'system']),
  }),
  text: v.string(),
  attachments: v.array(attachmentSchema),
});

const conversationPart = v.object({
  items: v.array(entry),
  total: count,
  hasEarlier: v.boolean(),
  hasLater: v.boolean(),
  lastReadEntryId: v.nullable(v.string()),
});

/** A file of a message. Only one that is `clean` can be downloaded. */
export type Attachment = v.InferOutput<typeof attachmentSchema>;
/** A message, or an event such as a change of status. */
export type ConversationEntry = v.InferOutput<typeof entry>;
/** Entries of a conversation, oldest first. */
export type ConversationPart = v.InferOutput<typeof conversationPart>;

/** Lists entries: the newest ones, or those before or after one. */
export const listConversationEntries = defineCall('listConversationEntries', {
  schema: conversationPart,
  cached: false,
});
export const addConversationEntry = defineCall('addConversationEntry', { schema: entry });
/** Records the newest entry that the user has read. */
export const markConversationRead = defineCall('markConversationRead');
const uploadAttachment = defineCall('uploadAttachment', { schema: attachmentSchema });
/** Gets the state of a file, while it is being scanned. */
export const getAttachment = defineCall('getAttachment', { schema: attachmentSchema, cached: false });
export const getAttachmentFile = defineCall('getAttachmentFile', { responseType: 'blob', cached: false });
/** The timeout of a file of up to 20 MB on a slow line. */
export const fileOptions: SendOptions = { timeoutMs: 300_000 };

/** Uploads a file. A message names it afterwards. */
export function uploadFile(
  http: HttpClient,
  file: File,
  options: Pick<SendOptions, 'signal' | 'onUploadProgress'>,
): Promise<Attachment> {
  // Without this header the browser would name the type that it guesses by the file's name.
  const headers = { 'Content-Type': 'application/octet-stream' };
  return uploadAttachment.send(
    http,
    { query: { name: file.name }, body: file },
    { ...fileOptions, ...options, headers },
  );
}
