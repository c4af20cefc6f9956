'use client';
import { useLayoutEffect, useRef, useState, type RefObject } from 'react';
import type { Toast } from './Toasts.types.ts';
import { toastPlaces } from './toastPlaces.ts';

/** The places of the toasts, oldest first. Each has a toast, or is empty and keeps the space of a closed one. */
export type HeldPlaces = {
  places: readonly { id: string; toast: Toast | undefined }[];
  /** The `ref` of an element that keeps the space of a closed toast. */
  keepRoomOf: (id: string) => (element: HTMLElement | null) => void;
};

/** Keeps each toast at its place and size while `isHeld`. Only then could a new one push another away. */
export function useHeldPlaces(
  regionRef: RefObject<HTMLElement | null>,
  shown: readonly Toast[],
  isHeld: boolean,
): HeldPlaces {
  const [before, setBefore] = useState<readonly string[]>([]);
  const ids = toastPlaces(
    before,
    shown.map(({ id }) => id),
    isHeld,
  );
  if (ids !== before) setBefore(ids);
  const heights = useRef(new Map<string, number>());

  // After every render: new text may need more or fewer lines.
  useLayoutEffect(() => {
    const cards = [...(regionRef.current?.querySelectorAll<HTMLElement>('[data-toast]') ?? [])];
    for (const card of cards) resize(card, undefined);
    const measured = cards.map((card) => ({
      card,
      id: card.dataset['toast'] ?? '',
      height: card.getBoundingClientRect().height,
    }));
    for (const { card, id, height } of measured) {
      const held = isHeld ? heights.current.get(id) : undefined;
      if (held === undefined) heights.current.set(id, height);
      else if (Math.abs(held - height) > 0.5) resize(card, held);
    }
  });

  return {
    places: ids.map((id) => ({ id, toast: shown.find((toast) => toast.id === id) })),
    keepRoomOf: (id) => (element) => {
      if (element) element.style.blockSize = `${heights.current.get(id) ?? 0}px`;
    },
  };
}

/** Sets the height of a card, or resets it. */
function resize(card: HTMLElement, height: number | undefined): void {
  card.style.blockSize = height === undefined ? '' : `${height}px`;
  if (card.getAttribute('style') === '') card.removeAttribute('style');
  card.toggleAttribute('data-cut', height !== undefined);
}
