'use client';

import { focusHeading } from '@quayside/ui';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * Moves focus and scroll position to the heading of a new step, or to the field that the hash names. `formId` is the id
 * of the form.
 */
export function useFocusOnStep(step: string, formId: string): void {
  const { hash } = useLocation();
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    const field = hash === '' ? null : document.getElementById(`${formId}-${hash.slice(1)}`);
    const control = field?.matches('fieldset') ? field.querySelector<HTMLElement>('input') : field;
    if (control) {
      control.focus();
      return;
    }
    window.scrollTo({ top: 0 });
    focusHeading();
  }, [step, hash, formId]);
}
