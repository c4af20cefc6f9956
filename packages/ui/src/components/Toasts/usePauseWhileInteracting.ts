'use client';
import { useEffect, useState, type FocusEvent } from 'react';

/** The time after a press in which a second one at the same place may belong to a double click or tap. */
const doublePressMs = 500;

/** Whether the user is interacting with the toasts, and the handlers for their region that detect it. */
export type PauseWhileInteracting = {
  isPaused: boolean;
  handlePointerEnter: () => void;
  handlePointerLeave: () => void;
  handlePointerDown: () => void;
  handleFocus: (event: FocusEvent) => void;
  handleBlur: () => void;
};

/** Pauses the toasts while the pointer or focus is on them, during a press, and while a second press may follow. */
export function usePauseWhileInteracting(): PauseWhileInteracting {
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
    isPaused: isHovered || isFocused || isPressed,
    handlePointerEnter: () => setHovered(true),
    handlePointerLeave: () => setHovered(false),
    handlePointerDown: () => setPressed(true),
    // A pointer press leaves focus behind. That alone would pause the toasts forever.
    handleFocus: ({ target }) => setFocused(target.matches(':focus-visible')),
    handleBlur: () => setFocused(false),
  };
}
