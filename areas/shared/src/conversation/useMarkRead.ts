import { useCallback, useEffect, useLayoutEffect, useRef, useState, type RefCallback } from 'react';
import type { ConversationState } from './conversationState.ts';
import type { ConversationStore } from './createConversation.ts';

/** Marks the conversation as read once its end is visible. The ref belongs to an element at that end. */
export function useMarkRead(
  { markRead }: ConversationStore,
  state: ConversationState,
  onRead: (() => void) | undefined,
): RefCallback<HTMLElement> {
  const [isEndVisible, setIsEndVisible] = useState(false);
  const latestOnRead = useRef(onRead);
  useLayoutEffect(() => {
    latestOnRead.current = onRead;
  });
  // The last drawn entry may be far from the newest one.
  const isAtNewest = state.status === 'ready' && state.lastDrawnId === null;
  const newestId = isAtNewest ? state.entries.at(-1)?.id : undefined;
  const watch = useCallback((end: HTMLElement | null) => {
    if (end === null) return undefined;
    const observer = new IntersectionObserver(([entry]) => setIsEndVisible(entry?.isIntersecting === true));
    observer.observe(end);
    return () => observer.disconnect();
  }, []);
  useEffect(() => {
    if (!isEndVisible || newestId === undefined) return undefined;
    const mark = (): void => {
      // A tab in the background shows the end too.
      if (document.visibilityState !== 'visible') return;
      void markRead().then((hasMarked) => hasMarked && latestOnRead.current?.());
    };
    mark();
    document.addEventListener('visibilitychange', mark);
    return () => document.removeEventListener('visibilitychange', mark);
  }, [isEndVisible, newestId, markRead]);
  return watch;
}
