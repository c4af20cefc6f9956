'use client';

import { useEffect, useRef, type JSX, type ReactNode } from 'react';

/** The fields of a form, and whether its user has something to decide first. */
export interface HeldFieldsProps {
  /** The id of the `<form>`. */
  formId: string;
  isHeld: boolean;
  children: ReactNode;
}

/**
 * Disables the fields while the user decides about a conflict: nothing is typed that the decision would not know. Then the focus moves to
 * the button that submits, because the button that decided is gone.
 */
export function HeldFields({ formId, isHeld, children }: HeldFieldsProps): JSX.Element {
  const wasHeld = useRef(isHeld);
  useEffect(() => {
    if (wasHeld.current && !isHeld) submitButtonOf(formId)?.focus();
    wasHeld.current = isHeld;
  }, [formId, isHeld]);
  return (
    <fieldset role="presentation" disabled={isHeld} style={{ display: 'contents' }}>
      {children}
    </fieldset>
  );
}

/** The button may stand outside of the form, such as at the foot of a dialog. */
function submitButtonOf(formId: string): HTMLButtonElement | undefined {
  const form = document.getElementById(formId);
  const controls = form instanceof HTMLFormElement ? [...form.elements] : [];
  return controls
    .filter((control) => control instanceof HTMLButtonElement)
    .find(({ type }) => type === 'submit');
}
