'use client';
import {
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  type FocusEvent,
  type KeyboardEvent as ReactKeyboardEvent,
  type RefObject,
} from 'react';
import { focusPage } from '../../behaviours/focusPage.ts';
import { isComposing } from '../../behaviours/isComposing.ts';

export type ToastFocus = {
  handleFocus: (event: FocusEvent) => void;
  handleBlur: (event: FocusEvent) => void;
  /** Escape on the region itself. A toast handles its own. */
  handleKeyDown: (event: ReactKeyboardEvent) => void;
};

const isF6 = ({ key, altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent): boolean =>
  key === 'F6' && !altKey && !ctrlKey && !metaKey && !shiftKey;

const cardsOf = (region: HTMLElement | null): HTMLElement[] => [
  ...(region?.querySelectorAll<HTMLElement>('[data-toast]') ?? []),
];

/**
 * F6 moves focus into the region and back. Escape moves it back while no toast has focus. When the focused toast
 * closes, the one that takes its place receives focus; after the last, focus returns to where it was.
 */
export function useToastFocus(regionRef: RefObject<HTMLElement | null>): ToastFocus {
  const cameFrom = useRef<HTMLElement | null>(null);
  const focusedIndex = useRef<number | null>(null);

  function goBack(): void {
    focusedIndex.current = null;
    const { activeElement } = document;
    if (cameFrom.current?.isConnected) cameFrom.current.focus({ preventScroll: true });
    if (document.activeElement !== activeElement) return;
    // The element is gone, or inert behind a dialog that has opened since.
    if (activeElement instanceof HTMLElement) activeElement.blur();
    focusPage();
  }

  // After every render: the focused toast may be gone, or new ones may precede it.
  useLayoutEffect(() => {
    const focused = document.activeElement?.closest('[data-toast]');
    if (focused && regionRef.current?.contains(focused)) {
      focusedIndex.current = cardsOf(regionRef.current).findIndex((each) => each === focused);
    }
    if (focusedIndex.current === null || document.activeElement !== document.body) return;
    const cards = cardsOf(regionRef.current);
    const next = cards.at(Math.min(focusedIndex.current, cards.length - 1));
    const origin = cameFrom.current;
    if (next) next.focus();
    else goBack();
    // There is no previous element in this step, but there was one when focus entered the region.
    cameFrom.current = origin;
  });

  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const region = regionRef.current;
    if (!region || !isF6(event) || event.defaultPrevented) return;
    event.preventDefault();
    if (region.contains(document.activeElement)) goBack();
    else region.focus();
  });

  useEffect(() => {
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);

  return {
    handleFocus({ target, currentTarget, relatedTarget }) {
      if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) {
        cameFrom.current = relatedTarget instanceof HTMLElement ? relatedTarget : null;
      }
      const card = target.closest('[data-toast]');
      focusedIndex.current = cardsOf(regionRef.current).findIndex((each) => each === card);
    },
    handleBlur({ currentTarget, relatedTarget }) {
      if (relatedTarget instanceof Node && currentTarget.contains(relatedTarget)) return;
      focusedIndex.current = null;
    },
    handleKeyDown(event) {
      if (event.key !== 'Escape' || isComposing(event)) return;
      // Handled here, so that Escape closes nothing else.
      event.preventDefault();
      event.stopPropagation();
      goBack();
    },
  };
}
