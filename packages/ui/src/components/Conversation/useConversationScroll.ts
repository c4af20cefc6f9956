'use client';
import { useCallback, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { scrollToElement } from '../../behaviours/browserFeatures.ts';
import type { ConversationEntry } from './Conversation.types.ts';

/** What a conversation does as its entries change. */
export type ConversationScroll = {
  /** The number of entries that the last change added at the end, without those written here. */
  added: number;
  /** Focuses the first entry that the next change adds at the end. */
  focusNext: () => void;
  /** Focuses an entry and scrolls it into view. */
  focusEntry: (id: string | undefined) => void;
  /** Focuses the entry that was first before earlier ones were added, without scrolling. */
  focusReadEntry: () => void;
};

/** The entries that are shown, how far down the first of them is in px, and the first before the last change. */
type Shown = { ids: readonly string[]; firstOffset: number; readId: string | undefined };

function itemOf(list: HTMLElement | null, id: string | undefined): HTMLElement | undefined {
  if (!list || id === undefined) return undefined;
  return [...list.querySelectorAll<HTMLElement>('[data-entry]')].find((item) => item.dataset['entry'] === id);
}

/** The nearest ancestor that scrolls, else the page. */
function scrollerOf(element: HTMLElement): Element {
  for (let box = element.parentElement; box; box = box.parentElement) {
    const scrolls = /auto|scroll/.test(getComputedStyle(box).overflowY);
    if (scrolls && box.scrollHeight > box.clientHeight) return box;
  }
  return document.scrollingElement ?? document.documentElement;
}

/** The distance of an entry's text from the start of the conversation, which scrolling does not change. */
function offsetOf(item: HTMLElement): number {
  const start = item.closest('[data-state]')?.firstElementChild?.getBoundingClientRect().top ?? 0;
  return (item.querySelector('[data-kind]') ?? item).getBoundingClientRect().top - start;
}

/**
 * Keeps what is read in its place while earlier entries are added above it, and counts the entries that are added
 * below.
 */
export function useConversationScroll(
  listRef: RefObject<HTMLElement | null>,
  entries: readonly ConversationEntry[],
): ConversationScroll {
  const [added, setAdded] = useState(0);
  const shown = useRef<Shown | null>(null);
  const focusesNext = useRef(false);

  const focusEntry = useCallback(
    (id: string | undefined): void => {
      const item = itemOf(listRef.current, id);
      if (!item) return;
      item.focus({ preventScroll: true });
      scrollToElement(item);
    },
    [listRef],
  );

  const focusReadEntry = useCallback((): void => {
    itemOf(listRef.current, shown.current?.readId)?.focus({ preventScroll: true });
  }, [listRef]);

  useLayoutEffect(() => {
    const before = shown.current;
    const ids = entries.map(({ id }) => id);
    const first = itemOf(listRef.current, ids[0]);
    const isPrepended = before !== null && before.ids[0] !== ids[0];
    const read = isPrepended ? itemOf(listRef.current, before.ids[0]) : undefined;
    if (read && before) scrollerOf(read).scrollTop += offsetOf(read) - before.firstOffset;
    shown.current = {
      ids,
      firstOffset: first ? offsetOf(first) : 0,
      readId: isPrepended ? before.ids[0] : before?.readId,
    };
    const oldLast = ids.indexOf(before?.ids.at(-1) ?? '');
    const appended = oldLast === -1 ? [] : entries.slice(oldLast + 1);
    if (!appended[0]) return;
    setAdded(focusesNext.current ? 0 : appended.filter(({ side }) => side !== 'own').length);
    if (focusesNext.current) focusEntry(appended[0].id);
    focusesNext.current = false;
  }, [entries, listRef, focusEntry]);

  return {
    added,
    focusEntry,
    focusReadEntry,
    focusNext: () => {
      focusesNext.current = true;
    },
  };
}
