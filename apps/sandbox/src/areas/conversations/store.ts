import type { Attachment, ConversationEntry, ConversationPart } from '../../contract/generated/openapi.ts';
import type { QueryOf } from '../../contract/operations.ts';
import { ProblemError } from '../../http/problem.ts';
import type { Row, World } from '../../world/createWorld.ts';
import { textOrNull } from '../../world/readRow.ts';
import type { Caller } from '../caller.ts';
import { attachToMessage } from './attachments.ts';

/** The messages and events about cases and deliveries, with their attachments. */
export interface Conversations {
  /** Undefined for a conversation that does not exist or belongs to another partner. */
  find(caller: Caller, id: string): Row | undefined;
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

/** Opens the conversations of a world. */
export function createConversations(world: World): Conversations {
  function lastPosition(id: string): number {
    const row = world.first('SELECT max(position) AS position FROM entries WHERE conversation_id = ?', id);
    return Number(row?.['position'] ?? 0);
  }

  function add(id: string, entry: Pick<ConversationEntry, 'kind' | 'author' | 'text'>): number {
    const position = lastPosition(id) + 1;
    const at = world.now().toISOString();
    world.insert('entries', {
      conversation_id: id,
      position,
      kind: entry.kind,
      at,
      author_id: entry.author.id ?? null,
      author_name: entry.author.name,
      author_role: entry.author.role,
      text: entry.text,
    });
    world.all(
      'UPDATE cases SET entry_count = ?, updated_at = ? WHERE case_number = ?',
      position,
      at,
      id.replace('CV-', ''),
    );
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

  function entriesOf(id: string, rows: readonly Row[]): ConversationEntry[] {
    const files = world.all('SELECT * FROM attachments WHERE conversation_id = ? ORDER BY id', id);
    return rows.map((row) =>
      toEntry(
        id,
        row,
        files.filter(({ position }) => position === row['position']),
      ),
    );
  }

  return {
    find: ({ partnerId }, id) =>
      world.first('SELECT * FROM conversations WHERE id = ? AND partner_id = ?', id, partnerId),
    list(caller, id, { before, after, limit }) {
      const last = lastPosition(id);
      const from = before === '' && after !== '' ? positionOf(after) + 1 : null;
      const end = before === '' ? last + 1 : positionOf(before);
      const first = from ?? Math.max(1, end - limit);
      const rows = world.all(
        'SELECT * FROM entries WHERE conversation_id = ? AND position >= ? AND position < ? ORDER BY position LIMIT ?',
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
      const newest = Number(rows.at(-1)?.['position'] ?? last);
      return {
        items: entriesOf(id, rows),
        total: last,
        hasEarlier: first > 1,
        hasLater: newest < last,
        lastReadEntryId: read === 0 ? null : entryIdOf(id, read),
      };
    },
    open: (id, partnerId, kind, subjectId) =>
      world.insert('conversations', { id, partner_id: partnerId, subject_kind: kind, subject_id: subjectId }),
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
      const rows = world.all(
        'SELECT * FROM entries WHERE conversation_id = ? AND position = ?',
        id,
        position,
      );
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

/** An attachment as the document describes it. */
export function toAttachment(row: Row): Attachment {
  const scan = row['scan'];
  return {
    id: String(row['id']),
    name: String(row['name']),
    size: Number(row['size']),
    mediaType: String(row['media_type']),
    scan: scan === 'clean' || scan === 'blocked' ? scan : 'pending',
  };
}

function toEntry(conversationId: string, row: Row, files: readonly Row[]): ConversationEntry {
  const role = String(row['author_role']);
  const authorId = textOrNull(row, 'author_id');
  return {
    id: entryIdOf(conversationId, Number(row['position'])),
    kind: row['kind'] === 'event' ? 'event' : 'message',
    at: String(row['at']),
    author: {
      ...(authorId !== null && { id: authorId }),
      name: String(row['author_name']),
      role: role === 'customer' || role === 'engineer' || role === 'supplier' ? role : 'system',
    },
    text: String(row['text']),
    attachments: files.map(toAttachment),
  };
}
