// Generated from docs/openapi by `npm run generate`. Change the document, not this file.

/** The method and path of each operation, by its id. */
export const operations = {
  listConversationEntries: { method: 'GET', path: '/api/portal/rest/conversations/{conversationId}/entries' },
  addConversationEntry: { method: 'POST', path: '/api/portal/rest/conversations/{conversationId}/entries' },
  markConversationRead: { method: 'PUT', path: '/api/portal/rest/conversations/{conversationId}/read' },
  uploadAttachment: { method: 'POST', path: '/api/portal/rest/attachments' },
  getAttachment: { method: 'GET', path: '/api/portal/rest/attachments/{attachmentId}' },
  getAttachmentFile: { method: 'GET', path: '/api/portal/rest/attachments/{attachmentId}/file' },
} as const;
