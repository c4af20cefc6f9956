'use client';
import { useCallback, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { scrollToElement } from '../../behaviours/browserFeatures.ts';
import type { ConversationEntry } from './Conversation.types.ts';

export type ConversationScroll = {
  /** The number of entries that the last change added at the end, without those written here. */
  added: number;
  /** Keeps the last entry in its place while the next change removes the first ones, and focuses the one after it. */
  keepLast: () => void;
  /** Focuses the last entry after the next change. */
  focusNewest: () => void;
  /** Focuses the first entry that the next change adds at the end. */
  focusNext: () => void;
  /** Focuses an entry and scrolls it into view. */
  focusEntry: (id: string | undefined) => void;
  /** Focuses the entry that was first before earlier ones were added, without scrolling. */
  focusReadEntry: () => void;
};

/** The entries that are shown, how far down the first and the last are in px, and the first before the last change. */
type Shown = {
  ids: readonly string[];
  firstOffset: number;
  lastOffset: number;
  readId: string | undefined;
};

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
 * Scrolls by the change in height above an entry that was there before: the first one, else the last one. False when none is left.
 */
function holdPlace(list: HTMLElement | null, { ids, firstOffset, lastOffset }: Shown): boolean {
  const first = itemOf(list, ids[0]);
  const kept = first ?? itemOf(list, ids.at(-1));
  if (!kept) return false;
  scrollerOf(kept).scrollTop += offsetOf(kept) - (first ? firstOffset : lastOffset);
  return true;
}

/**
 * Keeps the entries in view in their place while earlier ones are added above them, and counts the entries that are
 * added below.
 */
export function useConversationScroll(
  listRef: RefObject<HTMLElement | null>,
  entries: readonly ConversationEntry[],
): ConversationScroll {
  const [added, setAdded] = useState(0);
  const shown = useRef<Shown | null>(null);
  const focuses = useRef<'next' | 'inPlace' | 'newest' | null>(null);

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
    const last = itemOf(listRef.current, ids.at(-1));
    // Entries that arrive where there were none leave the page at its top.
    const isPrepended = before !== null && before.ids.length > 0 && before.ids[0] !== ids[0];
    const isOther = isPrepended && !holdPlace(listRef.current, before);
    // The user wrote while old entries were shown.
    if (isOther && last) scrollToElement(last);
    shown.current = {
      ids,
      firstOffset: first ? offsetOf(first) : 0,
      lastOffset: last ? offsetOf(last) : 0,
      readId: isPrepended ? before.ids[0] : before?.readId,
    };
    if (focuses.current === 'newest') {
      focuses.current = null;
      setAdded(0);
      focusEntry(ids.at(-1));
      return;
    }
    const oldLast = ids.indexOf(before?.ids.at(-1) ?? '');
    const appended = oldLast === -1 ? [] : entries.slice(oldLast + 1);
    if (!appended[0]) return;
    setAdded(focuses.current ? 0 : appended.filter(({ side }) => side !== 'own').length);
    if (focuses.current === 'next') focusEntry(appended[0].id);
    if (focuses.current === 'inPlace')
      itemOf(listRef.current, appended[0].id)?.focus({ preventScroll: true });
    focuses.current = null;
  }, [entries, listRef, focusEntry]);

  return {
    added,
    focusEntry,
    focusReadEntry,
    keepLast: () => {
      focuses.current = 'inPlace';
      const last = itemOf(listRef.current, shown.current?.ids.at(-1));
      if (shown.current && last) shown.current.lastOffset = offsetOf(last);
    },
    focusNext: () => {
      focuses.current = 'next';
    },
    focusNewest: () => {
      focuses.current = 'newest';
    },
  };
}
