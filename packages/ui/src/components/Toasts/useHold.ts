'use client';
import { useEffect, useState, type FocusEvent } from 'react';

/** How long after a press another one at the same place may be the second of a double click or tap. */
const doublePressMs = 500;

/** Whether somebody is at the toasts, and the handlers of their region that find it out. */
export type Hold = {
  isHeld: boolean;
  handlePointerEnter: () => void;
  handlePointerLeave: () => void;
  handlePointerDown: () => void;
  handleFocus: (event: FocusEvent) => void;
  handleBlur: () => void;
};

/** Is held while the pointer or the keyboard is at the toasts, and while a press lasts there or may be followed by a second one. */
export function useHold(): Hold {
  const [isHovered, setHovered] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const [isPressed, setPressed] = useState(false);

  useEffect(() => {
    if (!isPressed) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stay = (): void => clearTimeout(timer);
    function letGo(): void {
      clearTimeout(timer);
      timer = setTimeout(() => setPressed(false), doublePressMs);
    }
    // On the document, because a press may end elsewhere.
    document.addEventListener('pointerdown', stay, true);
    document.addEventListener('pointerup', letGo, true);
    document.addEventListener('pointercancel', letGo, true);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('pointerdown', stay, true);
      document.removeEventListener('pointerup', letGo, true);
      document.removeEventListener('pointercancel', letGo, true);
    };
  }, [isPressed]);

  return {
    isHeld: isHovered || isFocused || isPressed,
    handlePointerEnter: () => setHovered(true),
    handlePointerLeave: () => setHovered(false),
    handlePointerDown: () => setPressed(true),
    // A press with the pointer leaves the focus behind: that alone would hold for ever.
    handleFocus: ({ target }) => setFocused(target.matches(':focus-visible')),
    handleBlur: () => setFocused(false),
  };
}
