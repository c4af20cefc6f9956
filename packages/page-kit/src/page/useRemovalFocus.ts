'use client';

import { useLayoutEffect, useRef, type FocusEvent, type RefObject } from 'react';

/** Props of the element around the items. */
export interface RemovalFocus {
  ref: RefObject<HTMLDivElement | null>;
  onFocus: (event: FocusEvent) => void;
  onBlur: (event: FocusEvent) => void;
}

/**
 * Keeps the focus when an item is removed by a control with `data-removes`: it moves to that control of the item that
 * takes the place, else of the one before, else to the element with `data-removal-end`, else to the page's heading.
 * Without it, the focus falls to the body, and the keyboard starts again at the top of the page.
 */
export function useRemovalFocus(): RemovalFocus {
  const ref = useRef<HTMLDivElement>(null);
  const index = useRef(-1);

  // After every render: the focused control may be gone.
  useLayoutEffect(() => {
    if (index.current < 0 || document.activeElement !== document.body) return;
    const left = itemsIn(ref.current);
    const item = left.at(Math.min(index.current, left.length - 1));
    const place = item ?? ref.current?.querySelector('[data-removal-end]');
    controlOf(place ?? document.querySelector('main h1[tabindex]'))?.focus({ preventScroll: true });
  });

  return {
    ref,
    onFocus({ target }) {
      index.current = itemsIn(ref.current).findIndex((item) => item.contains(target));
    },
    onBlur({ relatedTarget }) {
      if (relatedTarget !== null) index.current = -1;
    },
  };
}

/** The controls that remove items, in their order. */
function itemsIn(root: Element | null): Element[] {
  return [...(root?.querySelectorAll('[data-removes]') ?? [])];
}

/** What takes the focus: the first control in a place with parts, such as a menu or a field, else the place. */
function controlOf(place: Element | null): HTMLElement | null {
  return place?.querySelector<HTMLElement>('button, input') ?? (place instanceof HTMLElement ? place : null);
}
