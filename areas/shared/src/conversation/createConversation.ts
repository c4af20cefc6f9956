import { createStore, type HttpClient, type Platform, type ReadableStore } from '@quayside/portal-core';
import { startPolling } from '@quayside/portal-core/resource';
import { markConversationRead, type ConversationEntry } from './api.ts';
import {
  addOwn,
  pendingAttachments,
  replaceAttachment,
  showHeld,
  showLater,
  showNewest,
  type ConversationState,
  type ReadyConversation,
} from './conversationState.ts';
import { createConversationParts } from './conversationParts.ts';
import { pollScans } from './pollScans.ts';

/** One conversation: its newest part first, earlier parts on request, and new entries as they arrive. */
export interface ConversationStore extends ReadableStore<ConversationState> {
  /** Loads the newest part unless it is loaded, and polls for new entries while the page is visible. */
  start(this: void): void;
  stop(this: void): void;
  /** Loads the newest part again after a failure. */
  retry(this: void): void;
  /** Shows earlier entries, and loads them where they are not there. */
  showEarlier(this: void): Promise<void>;
  showLater(this: void): void;
  showNewest(this: void): void;
  /** Loads the conversation and draws all of it until `afterPrint`, of a very long one the newest part. Stops at a failure. */
  beforePrint(this: void): Promise<void>;
  afterPrint(this: void): void;
  /** Asks for new entries now. */
  refresh(this: void): Promise<void>;
  showNew(this: void): void;
  /** Adds a message that the user has sent. */
  add(this: void, entry: ConversationEntry): void;
  /** Records that the user has seen the newest entry that is shown. Resolves with true when there was something to record. */
  markRead(this: void): Promise<boolean>;
}

const pollMs = 20_000;

/** Creates the store of a conversation. Nothing is requested before `start`. */
export function createConversation(
  conversationId: string,
  ports: { http: HttpClient; platform: Pick<Platform, 'clock' | 'browser'> },
): ConversationStore {
  const { http, platform } = ports;
  const path = { conversationId };
  const store = createStore<ConversationState>({ status: 'loading' });
  const { change, open, showEarlier, loadAll, loadNewer } = createConversationParts(
    conversationId,
    http,
    store,
  );
  let stops: readonly (() => void)[] | null = null;
  let loading: Promise<void> | null = null;
  let refreshing: Promise<boolean> | null = null;

  function load(): void {
    loading ??= open().finally(() => {
      loading = null;
    });
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
    showEarlier,
    showLater: () => change(showLater),
    showNewest: () => change(showNewest),
    async beforePrint() {
      await loadAll();
      change((state) => ({ ...state, isPrinting: true }));
    },
    afterPrint: () => change((state) => ({ ...state, isPrinting: false })),
    async refresh() {
      // The request in flight may be older than the reason to refresh.
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
