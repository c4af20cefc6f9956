'use client';

import { useEffect, useRef, useState, type RefObject } from 'react';

type TextLength = {
  length: number;
  /** Call it with the typed text. */
  setText: (text: string) => void;
  /** A ref for the element around the text area. */
  root: RefObject<HTMLDivElement | null>;
};

/** The length of a text area's text, controlled or not, in UTF-16 code units like `maxLength`. */
export function useTextLength(value: string | undefined, defaultValue: string | undefined): TextLength {
  const root = useRef<HTMLDivElement>(null);
  const [typed, setTyped] = useState(defaultValue?.length ?? 0);
  useEffect(() => {
    const control = root.current?.querySelector('textarea');
    const form = control?.form;
    // Resetting a form changes its controls without an input event.
    const handleReset = (): void => setTyped(control?.defaultValue.length ?? 0);
    form?.addEventListener('reset', handleReset);
    return () => form?.removeEventListener('reset', handleReset);
  }, []);
  return { length: value?.length ?? typed, setText: (text) => setTyped(text.length), root };
}
