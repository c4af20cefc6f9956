import type { Attachment, ConversationEntry, ConversationPart } from '../../contract/generated/openapi.ts';
import type { QueryOf } from '../../contract/operations.ts';
import { ProblemError } from '../../http/problem.ts';
import type { RowOf } from '../../store/collection.ts';
import { pickFrom, shownOf } from '../../store/typedObject.ts';
import { cases } from '../../world/collections.ts';
import type { Row, World } from '../../world/createWorld.ts';
import {
  attachmentFields,
  attachments,
  conversations,
  entries,
  type AttachmentRow,
} from '../../world/sharedCollections.ts';
import type { Caller } from '../caller.ts';
import { attachToMessage } from './attachments.ts';

type EntryRow = RowOf<typeof entries.fields>;

/** The messages and events about cases and deliveries, with their attachments. */
export interface Conversations {
  /** Undefined for a conversation that does not exist or belongs to another partner. */
  find(caller: Caller, id: string): RowOf<typeof conversations.fields> | undefined;
  list(caller: Caller, id: string, query: Required<QueryOf<'listConversationEntries'>>): ConversationPart;
  open(id: string, partnerId: string, kind: 'case' | 'delivery', subjectId: string): void;
  /** Adds a message of a customer and returns its position. Throws 422 for attachments that the customer did not upload. */
  addMessage(id: string, caller: Caller, text: string, attachmentIds: readonly string[]): number;
  /** Adds a message of an engineer or supplier. */
  addReply(
    id: string,
    author: { readonly name: string; readonly role: 'engineer' | 'supplier' },
    text: string,
  ): void;
  addEvent(id: string, text: string): void;
  entryAt(id: string, position: number): ConversationEntry;
  /** Records the newest entry that the caller has read. An earlier entry has no effect. */
  markRead(caller: Caller, id: string, entryId: string): void;
}

export function createConversations(world: World): Conversations {
  function lastPosition(id: string): number {
    const row = world.first('SELECT max(position) AS position FROM entries WHERE conversation_id = ?', id);
    return Number(row?.['position'] ?? 0);
  }

  function add(id: string, entry: Pick<ConversationEntry, 'kind' | 'author' | 'text'>): number {
    const position = lastPosition(id) + 1;
    const at = world.now().toISOString();
    entries.add(world, {
      conversationId: id,
      position,
      kind: entry.kind,
      at,
      authorId: entry.author.id,
      authorName: entry.author.name,
      authorRole: entry.author.role,
      text: entry.text,
    });
    cases.set(world, id.replace('CV-', ''), { entryCount: position, updatedAt: at });
    return position;
  }

  function setMark(personId: string, id: string, position: number): void {
    world.all(
      `INSERT INTO read_marks VALUES (?, ?, ?)
       ON CONFLICT (person_id, conversation_id) DO UPDATE SET position = max(position, excluded.position)`,
      personId,
      id,
      position,
    );
  }

  function entriesOf(id: string, rows: readonly EntryRow[]): ConversationEntry[] {
    const files = attachments.all(world, 'conversation_id = ? ORDER BY id', id);
    return rows.map((row) =>
      toEntry(
        row,
        files.filter(({ position }) => position === row.position),
      ),
    );
  }

  return {
    find: ({ partnerId }, id) => conversations.first(world, 'id = ? AND partner_id = ?', id, partnerId),
    list(caller, id, { before, after, limit }) {
      const last = lastPosition(id);
      const from = before === '' && after !== '' ? positionOf(after) + 1 : null;
      const end = before === '' ? last + 1 : positionOf(before);
      const first = from ?? Math.max(1, end - limit);
      const rows = entries.all(
        world,
        'conversation_id = ? AND position >= ? AND position < ? ORDER BY position LIMIT ?',
        id,
        first,
        end,
        limit,
      );
      const mark = world.first(
        'SELECT position FROM read_marks WHERE person_id = ? AND conversation_id = ?',
        caller.id,
        id,
      );
      const read = Number(mark?.['position'] ?? last);
      const newest = rows.at(-1)?.position ?? last;
      return {
        items: entriesOf(id, rows),
        total: last,
        hasEarlier: first > 1,
        hasLater: newest < last,
        lastReadEntryId: read === 0 ? null : entryIdOf(id, read),
      };
    },
    open: (id, partnerId, subjectKind, subjectId) =>
      conversations.add(world, { id, partnerId, subjectKind, subjectId }),
    addMessage(id, caller, text, attachmentIds) {
      const unread = lastPosition(id);
      const author = { id: caller.id, name: caller.name, role: 'customer' as const };
      const position = add(id, { kind: 'message', author, text });
      for (const [index, attachmentId] of attachmentIds.entries())
        if (!attachToMessage(world, caller, attachmentId, { conversationId: id, position }))
          throw missingAttachment(index);
      setMark(caller.id, id, position);
      // For a follower who had read everything, this entry is unread.
      for (const { person_id: personId } of readersOf(world, id, caller.id))
        world.all('INSERT OR IGNORE INTO read_marks VALUES (?, ?, ?)', String(personId), id, unread);
      return position;
    },
    addReply(id, author, text) {
      const unread = lastPosition(id);
      add(id, { kind: 'message', author, text });
      for (const { person_id: personId } of readersOf(world, id, ''))
        world.all('INSERT OR IGNORE INTO read_marks VALUES (?, ?, ?)', String(personId), id, unread);
    },
    addEvent(id, text) {
      add(id, { kind: 'event', author: { name: 'Quayside', role: 'system' }, text });
    },
    entryAt(id, position) {
      const rows = entries.all(world, 'conversation_id = ? AND position = ?', id, position);
      const [entry] = entriesOf(id, rows);
      if (entry === undefined) throw new Error(`The conversation ${id} has no entry ${position}.`);
      return entry;
    },
    markRead: (caller, id, entryId) =>
      setMark(caller.id, id, Math.min(positionOf(entryId), lastPosition(id))),
  };
}

/** The followers of a case, but for one. */
function readersOf(world: World, conversationId: string, exceptId: string): Row[] {
  return world.all(
    'SELECT person_id FROM case_followers WHERE case_number = ? AND person_id <> ?',
    conversationId.replace('CV-', ''),
    exceptId,
  );
}

function missingAttachment(index: number): ProblemError {
  return new ProblemError(422, 'An attachment does not exist any more. Attach it again.', {
    errors: [
      { pointer: `/attachmentIds/${index}`, detail: 'A file does not exist any more. Attach it again.' },
    ],
  });
}

/** The id of an entry names its conversation and position. */
export function entryIdOf(conversationId: string, position: number): string {
  return `${conversationId.replace(/^CV-/, 'E-')}-${position}`;
}

/** The position that the id of an entry names; 0 for a text that is no such id. */
export function positionOf(entryId: string): number {
  const position = Number(entryId.split('-').at(-1));
  return Number.isInteger(position) && position > 0 ? position : 0;
}

export const toAttachment = (row: AttachmentRow): Attachment => shownOf(row, attachmentFields);

function toEntry(row: EntryRow, files: readonly AttachmentRow[]): ConversationEntry {
  const { conversationId, position, authorId, authorName: name, authorRole: role } = row;
  return {
    ...pickFrom(row, ['kind', 'at', 'text']),
    id: entryIdOf(conversationId, position),
    author: { ...(authorId !== null && { id: authorId }), name, role },
    attachments: files.map(toAttachment),
  };
}
