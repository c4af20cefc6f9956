'use client';
import type { FocusEvent, KeyboardEvent, MouseEvent } from 'react';
import { useDisclosure, type DisclosureOptions } from '../../behaviours/useDisclosure.ts';
import type { MenuButtonOpenReason } from './MenuButton.types.ts';

type MenuOptions = Omit<DisclosureOptions, 'onOpenChange'> & {
  onOpenChange: (open: boolean, reason: MenuButtonOpenReason) => void;
};

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

/** Opens and closes a menu, and moves focus through it by the arrow keys. */
export function useMenuButton(options: MenuOptions): MenuParts {
  const { triggerRef, open, onOpenChange } = options;
  const disclosure = useDisclosure(options);
  return {
    toggle: disclosure.toggle,
    handleBlur: disclosure.handleBlur,
    choose(event, onSelect) {
      const opensElsewhere = event.metaKey || event.ctrlKey || event.shiftKey;
      if (opensElsewhere && !onSelect) return;
      triggerRef.current?.focus();
      onOpenChange(false, 'select');
      onSelect?.();
    },
    handleKeyDown(event) {
      if (!open) return;
      disclosure.handleKeyDown(event);
      const line = lineToFocus(event.currentTarget, event.key);
      if (line) event.preventDefault();
      line?.focus();
    },
  };
}
