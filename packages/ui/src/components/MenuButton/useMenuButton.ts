'use client';
import {
  useEffect,
  useEffectEvent,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
} from 'react';
import type { MenuButtonOpenReason } from './MenuButton.types.ts';

type OpenState = { open: boolean; onOpenChange: (open: boolean, reason: MenuButtonOpenReason) => void };

/** The refs, handlers and state that the parts of a menu button share. */
export type MenuParts = {
  toggle: () => void;
  choose: (event: MouseEvent, onSelect?: () => void) => void;
  handleKeyDown: (event: KeyboardEvent) => void;
  handleBlur: (event: FocusEvent) => void;
};

function lineToFocus(root: Element, key: string): HTMLElement | undefined {
  const lines = [...root.querySelectorAll<HTMLElement>('[data-line]')];
  const current = lines.findIndex((line) => line === document.activeElement);
  if (key === 'Home') return lines.at(0);
  if (key === 'End') return lines.at(-1);
  if (key === 'ArrowDown') return lines.at((current + 1) % lines.length);
  return key === 'ArrowUp' ? lines.at(Math.max(current, 0) - 1) : undefined;
}

/** Opens and closes a menu. Focus returns to the trigger, or stays where the user moved it. */
export function useMenuButton(
  triggerRef: RefObject<HTMLButtonElement | null>,
  { open, onOpenChange }: OpenState,
): MenuParts {
  function close(reason: MenuButtonOpenReason): void {
    triggerRef.current?.focus();
    onOpenChange(false, reason);
  }

  const onPointerDown = useEffectEvent(({ target }: PointerEvent) => {
    const trigger = triggerRef.current;
    if (target instanceof Node && trigger?.parentElement?.contains(target)) return;
    onOpenChange(false, 'click-away');
    // After the press has moved focus. If the user focused another element, focus stays there.
    requestAnimationFrame(() => {
      if (document.activeElement === document.body) trigger?.focus({ preventScroll: true });
    });
  });

  const onEscape = useEffectEvent((event: globalThis.KeyboardEvent) => {
    if (event.key === 'Escape' && !event.defaultPrevented) close('escape');
  });

  useEffect(() => {
    if (!open) return undefined;
    // On the document, because not every browser focuses a button that is clicked.
    document.addEventListener('keydown', onEscape);
    document.addEventListener('pointerdown', onPointerDown, true);
    return () => {
      document.removeEventListener('keydown', onEscape);
      document.removeEventListener('pointerdown', onPointerDown, true);
    };
  }, [open]);

  return {
    toggle: () => onOpenChange(!open, 'trigger'),
    choose(event, onSelect) {
      const opensElsewhere = event.metaKey || event.ctrlKey || event.shiftKey;
      if (opensElsewhere && !onSelect) return;
      close('select');
      onSelect?.();
    },
    handleKeyDown(event) {
      if (!open) return;
      if (event.key === 'Escape') {
        // Handled here, so that a surrounding dialog stays open.
        event.preventDefault();
        event.stopPropagation();
        close('escape');
        return;
      }
      const line = lineToFocus(event.currentTarget, event.key);
      if (line) event.preventDefault();
      line?.focus();
    },
    handleBlur({ currentTarget, relatedTarget }) {
      if (!open || !(relatedTarget instanceof Node) || currentTarget.contains(relatedTarget)) return;
      onOpenChange(false, 'focus-out');
    },
  };
}
