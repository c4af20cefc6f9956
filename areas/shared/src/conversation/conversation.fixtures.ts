import type { Moment } from '@quayside/portal-core/calls';
import { toMoment } from '@quayside/page-kit/format';
import type { Attachment, ConversationEntry, ConversationPart } from './api.ts';

const at = (minutes: number): Moment => toMoment(Date.UTC(2026, 10, 20, 8, 12 + minutes));

export const pendingFile: Attachment = {
  id: 'AT-2',
  name: 'rack.png',
  size: 2_400_000,
  mediaType: 'image/png',
  scan: 'pending',
};

/** The entries of a case, oldest first. */
export const entries: readonly ConversationEntry[] = [
  {
    id: 'E-00012345-1',
    kind: 'message',
    at: at(0),
    author: { id: 'noor', name: 'Noor Rahman', role: 'customer' },
    text: 'The line has been down since this morning.\nThe router shows no light.\n\nWe have restarted it twice.',
    attachments: [
      { id: 'AT-1', name: 'router.log', size: 18_400, mediaType: 'text/plain', scan: 'clean' },
      pendingFile,
      { id: 'AT-3', name: 'tool.zip', size: 96_000, mediaType: 'application/zip', scan: 'blocked' },
    ],
  },
  {
    id: 'E-00012345-2',
    kind: 'event',
    at: at(1),
    author: { name: 'Quayside', role: 'system' },
    text: 'We received your case.',
    attachments: [],
  },
  {
    id: 'E-00012345-3',
    kind: 'message',
    at: at(40),
    author: { name: 'Openreach', role: 'supplier' },
    text: 'An engineer has been assigned.',
    attachments: [],
  },
  {
    id: 'E-00012345-4',
    kind: 'message',
    at: at(1600),
    author: { name: 'Marta Kowalska', role: 'engineer' },
    text: 'May our engineer visit tomorrow between 8:00 and 12:00?',
    attachments: [],
  },
];

/** The newest part of a conversation of which the last entry is unread. */
export const conversationPart: ConversationPart = {
  items: [...entries],
  total: 4,
  hasEarlier: false,
  hasLater: false,
  lastReadEntryId: 'E-00012345-3',
};

/** A message of an engineer. */
export function messageEntry(position: number, text = `Message ${position}`): ConversationEntry {
  return {
    id: `E-00012345-${position}`,
    kind: 'message',
    at: at(position),
    author: { name: 'Marta Kowalska', role: 'engineer' },
    text,
    attachments: [],
  };
}
