import { usePortalServices, useStore } from '@quayside/portal-core/react';
import { useEffect, useMemo } from 'react';
import type { ConversationState } from './conversationState.ts';
import { createConversation, type ConversationStore } from './createConversation.ts';

/** A conversation's state, and its commands, which keep their identity. */
export interface Conversation {
  /** Null while it is not known which conversation it is. */
  readonly id: string | null;
  readonly state: ConversationState;
  readonly store: ConversationStore;
}

/**
 * Follows a conversation while the page is open. `total` is the number of entries that its case or order names: when it grows, the
 * new ones are loaded at once instead of with the next poll.
 */
export function useConversation(id: string | null, total = 0): Conversation {
  const { http, platform } = usePortalServices('useConversation');
  const store = useMemo(() => createConversation(id ?? '', { http, platform }), [id, http, platform]);
  const state = useStore(store);
  useEffect(() => {
    if (id === null) return undefined;
    store.start();
    return store.stop;
  }, [id, store]);
  const missingTotal = state.status === 'ready' && total > state.total ? total : null;
  useEffect(() => {
    if (missingTotal !== null) void store.refresh();
  }, [missingTotal, store]);
  return { id, state, store };
}
