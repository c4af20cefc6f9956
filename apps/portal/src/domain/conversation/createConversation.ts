import {
  createStore,
  toPortalError,
  type HttpClient,
  type Platform,
  type ReadableStore,
} from '@quayside/portal-core';
import { isCancelledError } from '@quayside/portal-core/react';
import { startPolling } from '@quayside/portal-core/resource';
import { listConversationEntries, markConversationRead, type ConversationEntry } from './api.ts';
import {
  addEarlier,
  addNewer,
  addOwn,
  openConversation,
  pendingAttachments,
  replaceAttachment,
  showHeld,
  type ConversationState,
  type ReadyConversation,
} from './conversationState.ts';
import { pollScans } from './pollScans.ts';

/** One conversation: its newest part first, earlier parts on request, and new entries as they arrive. */
export interface ConversationStore extends ReadableStore<ConversationState> {
  /** Loads the newest part unless it is there, and polls for new entries while the page is visible. */
  start(this: void): void;
  stop(this: void): void;
  /** Loads the newest part again after a failure. */
  retry(this: void): void;
  loadEarlier(this: void): Promise<void>;
  /** Loads every earlier part, such as before printing. Stops at a failure. */
  loadAll(this: void): Promise<void>;
  /** Asks for new entries now. */
  refresh(this: void): Promise<void>;
  showNew(this: void): void;
  /** Adds a message that the user has sent. */
  add(this: void, entry: ConversationEntry): void;
  /** Records that the user has seen the newest entry that is shown. Resolves with true when there was something to record. */
  markRead(this: void): Promise<boolean>;
}

const pollMs = 20_000;
const partSize = 30;
const largePartSize = 100;

/** Creates the store of a conversation. Nothing is requested before `start`. */
export function createConversation(
  conversationId: string,
  ports: { http: HttpClient; platform: Pick<Platform, 'clock' | 'browser'> },
): ConversationStore {
  const { http, platform } = ports;
  const path = { conversationId };
  const store = createStore<ConversationState>({ status: 'loading' });
  let stops: readonly (() => void)[] | null = null;
  let loading: Promise<void> | null = null;
  let refreshing: Promise<boolean> | null = null;

  /** Changes the entries, if there are any by now. */
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

  function load(): void {
    loading ??= open().finally(() => {
      loading = null;
    });
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
    if (await loadEarlierPart(largePartSize)) await loadAll();
  }

  /** Asks for what came after the cursor, until nothing is left. */
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

  function poll(): Promise<boolean> {
    refreshing ??= loadNewer().finally(() => {
      refreshing = null;
    });
    return refreshing;
  }

  return {
    getSnapshot: store.getSnapshot,
    subscribe: store.subscribe,
    start() {
      if (stops !== null) return;
      const { subscribe, getSnapshot } = store;
      const whenReady = <Value>(read: (state: ReadyConversation) => Value, otherwise: Value): Value => {
        const state = getSnapshot();
        return state.status === 'ready' ? read(state) : otherwise;
      };
      stops = [
        startPolling({ intervalMs: () => whenReady(() => pollMs, null), poll, subscribe }, platform),
        pollScans(
          {
            pending: () => whenReady(pendingAttachments, []),
            onScanned: (attachment) => change((state) => replaceAttachment(state, attachment)),
            subscribe,
          },
          ports,
        ),
      ];
      if (getSnapshot().status === 'loading') load();
    },
    stop() {
      for (const stop of stops ?? []) stop();
      stops = null;
    },
    retry() {
      store.set({ status: 'loading' });
      load();
    },
    loadEarlier: async () => void (await loadEarlierPart(partSize)),
    loadAll,
    async refresh() {
      // What is asked already may be from before the reason to ask.
      await refreshing;
      await poll();
    },
    showNew: () => change(showHeld),
    add: (entry) => change((state) => addOwn(state, entry)),
    async markRead() {
      const state = store.getSnapshot();
      const entryId = state.status === 'ready' ? state.entries.at(-1)?.id : undefined;
      if (state.status !== 'ready' || entryId === undefined || entryId === state.markedId) return false;
      const before = state.markedId;
      store.set({ ...state, markedId: entryId });
      try {
        await markConversationRead.send(http, { path, body: { entryId } });
        return true;
      } catch {
        change((current) => ({ ...current, markedId: before }));
        return false;
      }
    },
  };
}
