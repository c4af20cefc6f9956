'use client';
import { useEffect, useEffectEvent, type FocusEvent, type KeyboardEvent, type RefObject } from 'react';
import { useEscape } from './useEscape.ts';

/** The reason why a panel opened or closed. */
export type DisclosureReason = 'trigger' | 'escape' | 'click-away' | 'focus-out';

/** The panel is in the DOM next to its trigger, so that Tab moves from one to the other. */
export type DisclosureOptions = {
  triggerRef: RefObject<HTMLElement | null>;
  panelRef: RefObject<HTMLElement | null>;
  open: boolean;
  onOpenChange: (open: boolean, reason: DisclosureReason) => void;
};

/** The handlers of the trigger, and of the element around trigger and panel. */
export type Disclosure = {
  toggle: () => void;
  handleKeyDown: (event: KeyboardEvent) => void;
  handleBlur: (event: FocusEvent) => void;
};

/**
 * Opens and closes a panel by its trigger. The panel closes on Escape, on a press outside and when focus leaves.
 * Focus returns to the trigger, or stays where the user moved it.
 */
export function useDisclosure({ triggerRef, panelRef, open, onOpenChange }: DisclosureOptions): Disclosure {
  const handleEscape = useEscape(open, triggerRef, () => {
    triggerRef.current?.focus();
    onOpenChange(false, 'escape');
  });

  const onPointerDown = useEffectEvent(({ target }: PointerEvent) => {
    const trigger = triggerRef.current;
    const parts = [trigger, panelRef.current];
    if (target instanceof Node && parts.some((part) => part?.contains(target))) return;
    onOpenChange(false, 'click-away');
    // After the press has moved focus. If the user focused another element, focus stays there.
    requestAnimationFrame(() => {
      if (document.activeElement === document.body) trigger?.focus({ preventScroll: true });
    });
  });

  useEffect(() => {
    if (!open) return undefined;
    document.addEventListener('pointerdown', onPointerDown, true);
    return () => document.removeEventListener('pointerdown', onPointerDown, true);
  }, [open]);

  return {
    toggle() {
      // Not every browser focuses a button that is clicked.
      if (open) triggerRef.current?.focus();
      onOpenChange(!open, 'trigger');
    },
    handleKeyDown: handleEscape,
    handleBlur({ currentTarget, relatedTarget }) {
      if (!open || !(relatedTarget instanceof Node) || currentTarget.contains(relatedTarget)) return;
      onOpenChange(false, 'focus-out');
    },
  };
}
