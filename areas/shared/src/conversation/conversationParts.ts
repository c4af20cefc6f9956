import { toPortalError, type HttpClient, type Store } from '@quayside/portal-core';
import { isCancelledError } from '@quayside/portal-core/react';
import { listConversationEntries } from './api.ts';
import {
  addEarlier,
  addNewer,
  drawnEntries,
  MOST_PRINTED,
  openConversation,
  partSize,
  showEarlier,
  type ConversationState,
  type ReadyConversation,
} from './conversationState.ts';

const largePartSize = 100;

export interface ConversationParts {
  /** Changes the entries, if there are any by now. */
  change(this: void, transition: (state: ReadyConversation) => ReadyConversation): void;
  /** Loads the newest part. */
  open(this: void): Promise<void>;
  /** Shows earlier entries, and loads them where they are not there. */
  showEarlier(this: void): Promise<void>;
  /** Loads earlier parts, as many as can be printed. Stops at a failure. */
  loadAll(this: void): Promise<void>;
  /** Loads the entries after the cursor, until none is left. Resolves with whether that was possible. */
  loadNewer(this: void): Promise<boolean>;
}

export function createConversationParts(
  conversationId: string,
  http: HttpClient,
  store: Store<ConversationState>,
): ConversationParts {
  const path = { conversationId };

  function change(transition: (state: ReadyConversation) => ReadyConversation): void {
    const state = store.getSnapshot();
    if (state.status === 'ready') store.set(transition(state));
  }

  async function open(): Promise<void> {
    try {
      const query = { limit: partSize };
      store.set(openConversation(await listConversationEntries.send(http, { path, query })));
    } catch (error) {
      if (!isCancelledError(error)) store.set({ status: 'failed', error: toPortalError(error) });
    }
  }

  async function loadEarlierPart(limit: number): Promise<boolean> {
    const state = store.getSnapshot();
    const before = state.status === 'ready' ? state.entries[0]?.id : undefined;
    if (state.status !== 'ready' || before === undefined) return false;
    if (state.earlier === 'none' || state.earlier === 'loading') return false;
    store.set({ ...state, earlier: 'loading' });
    try {
      const part = await listConversationEntries.send(http, { path, query: { before, limit } });
      change((current) => addEarlier(current, part));
      return true;
    } catch {
      change((current) => ({ ...current, earlier: 'failed' }));
      return false;
    }
  }

  async function loadAll(): Promise<void> {
    const state = store.getSnapshot();
    if (state.status !== 'ready' || state.entries.length >= MOST_PRINTED) return;
    if (await loadEarlierPart(largePartSize)) await loadAll();
  }

  async function bringEarlier(): Promise<void> {
    const state = store.getSnapshot();
    if (state.status !== 'ready') return;
    if (drawnEntries(state).hasEarlier || (await loadEarlierPart(partSize)))
      change((current) => showEarlier(current));
  }

  async function loadNewer(): Promise<boolean> {
    const state = store.getSnapshot();
    if (state.status !== 'ready') return false;
    try {
      const query = { limit: largePartSize, ...(state.cursor !== undefined && { after: state.cursor }) };
      const part = await listConversationEntries.send(http, { path, query });
      change((current) => addNewer(current, part));
      return part.hasLater && part.items.length > 0 ? await loadNewer() : true;
    } catch {
      return false;
    }
  }

  return {
    change,
    open,
    showEarlier: bringEarlier,
    loadAll,
    loadNewer,
  };
}
