import type { PortalError } from '@quayside/portal-core';
import type { ConversationEarlier } from '@quayside/ui/Conversation';
import type { Attachment, ConversationEntry, ConversationPart } from './api.ts';

/** The entries that are shown and those that wait to be shown. */
export type ConversationState =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly error: PortalError }
  | ReadyConversation;

/** A conversation with at least its newest part loaded. */
export interface ReadyConversation {
  readonly status: 'ready';
  /** Oldest first. */
  readonly entries: readonly ConversationEntry[];
  /** New entries that are not shown yet, so that nothing moves while the user reads. */
  readonly held: readonly ConversationEntry[];
  readonly earlier: ConversationEarlier;
  /** The newest entry without a gap before it. Newer entries are loaded from here. */
  readonly cursor: string | undefined;
  /** The newest entry that the user had read when the conversation was opened. */
  readonly lastReadId: string | null;
  /** The number of entries of the whole conversation. */
  readonly total: number;
  /** The newest entry that the server knows as read. */
  readonly markedId: string | null;
  /** The last entry of those that are drawn. Null while that is the newest one. */
  readonly lastDrawnId: string | null;
  /** As much as fits is drawn, because it is being printed. */
  readonly isPrinting: boolean;
}

/** A long conversation is drawn in part: more rows make a page slow. */
const MOST_DRAWN = 100;
/** The most entries of a printed conversation: some fifty pages. */
export const MOST_PRINTED = 1000;
/** The number of entries that one press of a button loads. */
export const partSize = 30;

/** The entries that are drawn, and whether there are others among those that are loaded. */
export interface DrawnEntries {
  readonly entries: readonly ConversationEntry[];
  readonly hasEarlier: boolean;
  readonly hasLater: boolean;
}

/** The state after the newest part has arrived. */
export function openConversation(part: ConversationPart): ReadyConversation {
  return {
    status: 'ready',
    entries: part.items,
    held: [],
    earlier: part.hasEarlier ? 'available' : 'none',
    cursor: part.items.at(-1)?.id,
    lastReadId: part.lastReadEntryId,
    total: part.total,
    markedId: part.lastReadEntryId,
    lastDrawnId: null,
    isPrinting: false,
  };
}

/** The entries to draw: at most 100, on paper the newest 1,000. */
export function drawnEntries(state: ReadyConversation): DrawnEntries {
  const { entries, isPrinting } = state;
  if (isPrinting)
    return {
      entries: entries.slice(-MOST_PRINTED),
      hasEarlier: entries.length > MOST_PRINTED,
      hasLater: false,
    };
  const end = drawnEnd(state);
  const start = Math.max(0, end - MOST_DRAWN);
  return { entries: entries.slice(start, end), hasEarlier: start > 0, hasLater: end < entries.length };
}

function drawnEnd({ entries, lastDrawnId }: ReadyConversation): number {
  const last = lastDrawnId === null ? -1 : entries.findIndex(({ id }) => id === lastDrawnId);
  return last === -1 ? entries.length : last + 1;
}

function drawUntil(state: ReadyConversation, end: number): ReadyConversation {
  return { ...state, lastDrawnId: end < state.entries.length ? (state.entries[end - 1]?.id ?? null) : null };
}

/** Draws earlier entries that are loaded, in place of as many of the last ones. */
export function showEarlier(state: ReadyConversation, count = partSize): ReadyConversation {
  const end = drawnEnd(state);
  const start = Math.max(0, end - MOST_DRAWN - count);
  return drawUntil(state, Math.min(end, start + MOST_DRAWN));
}

/** Draws later entries that are loaded, in place of as many of the first ones. */
export function showLater(state: ReadyConversation): ReadyConversation {
  return drawUntil(state, drawnEnd(state) + partSize);
}

/** Draws the newest entries that are not held back. */
export function showNewest(state: ReadyConversation): ReadyConversation {
  return { ...state, lastDrawnId: null };
}

/** Adds earlier entries before the first one. */
export function addEarlier(state: ReadyConversation, part: ConversationPart): ReadyConversation {
  return {
    ...state,
    entries: [...part.items, ...state.entries],
    earlier: part.hasEarlier ? 'available' : 'none',
  };
}

/**
 * Adds entries that came after the cursor. Events are shown at once; from the first message on they are held back. Entries that come
 * before one that is shown, such as the user's own message, are shown too.
 */
export function addNewer(
  state: ReadyConversation,
  { items, total }: Pick<ConversationPart, 'items' | 'total'>,
): ReadyConversation {
  const last = items.at(-1);
  if (last === undefined) return state;
  const all = [...state.entries, ...state.held];
  const end = all.findIndex(({ id }) => id === state.cursor) + 1;
  const known = new Set(all.slice(0, end).map(({ id }) => id));
  const arrived = new Set(items.map(({ id }) => id));
  const fresh = items.filter(({ id }) => !known.has(id));
  // The response may lack the user's own messages.
  const next = [...all.slice(0, end), ...fresh, ...all.slice(end).filter(({ id }) => !arrived.has(id))];
  const shown = new Set(state.entries.map(({ id }) => id));
  const firstNew = next.findLastIndex(({ id }) => shown.has(id)) + 1;
  const firstMessage = next.findIndex(({ kind }, index) => index >= firstNew && kind === 'message');
  const firstHeld = firstMessage === -1 ? next.length : firstMessage;
  return { ...state, entries: next.slice(0, firstHeld), held: next.slice(firstHeld), cursor: last.id, total };
}

/** Adds the user's own message, and shows the messages that were held back before it. */
export function addOwn(state: ReadyConversation, entry: ConversationEntry): ReadyConversation {
  const known = [...state.entries, ...state.held];
  const isKnown = known.some(({ id }) => id === entry.id);
  return {
    ...state,
    entries: isKnown ? known : [...known, entry],
    held: [],
    lastDrawnId: null,
    total: isKnown ? state.total : state.total + 1,
  };
}

/** Shows the messages that were held back. They are newer than all drawn entries. */
export function showHeld(state: ReadyConversation): ReadyConversation {
  return { ...state, entries: [...state.entries, ...state.held], held: [], lastDrawnId: null };
}

/** Replaces the state of an attachment, such as after its scan. */
export function replaceAttachment(state: ReadyConversation, attachment: Attachment): ReadyConversation {
  const replaced = (entry: ConversationEntry): ConversationEntry =>
    entry.attachments.some(({ id }) => id === attachment.id)
      ? {
          ...entry,
          attachments: entry.attachments.map((each) => (each.id === attachment.id ? attachment : each)),
        }
      : entry;
  return { ...state, entries: state.entries.map(replaced), held: state.held.map(replaced) };
}

/** The attachments that are being scanned. */
export function pendingAttachments({ entries }: ReadyConversation): string[] {
  return entries.flatMap(({ attachments }) =>
    attachments.filter(({ scan }) => scan === 'pending').map(({ id }) => id),
  );
}

/** The first entry that the user had not read on opening; undefined when there is none, or it is not loaded yet. */
export function firstUnreadOf({ entries, lastReadId }: ReadyConversation): string | undefined {
  if (lastReadId === null) return undefined;
  const index = entries.findIndex(({ id }) => id === lastReadId);
  return index === -1 ? undefined : entries[index + 1]?.id;
}

/** Returns the number of messages that are held back. */
export function newMessageCount({ held }: ReadyConversation): number {
  return held.filter(({ kind }) => kind === 'message').length;
}
