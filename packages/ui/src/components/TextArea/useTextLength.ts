'use client';

import { useEffect, useRef, useState, type RefObject } from 'react';

type TextLength = {
  /** How long the text is now. */
  length: number;
  /** To be called with what has been typed. */
  setText: (text: string) => void;
  /** The element around the text area. */
  root: RefObject<HTMLDivElement | null>;
};

/** How long a text area's text is, in UTF-16 units as `maxLength` counts them, whoever holds the text. */
export function useTextLength(value: string | undefined, defaultValue: string | undefined): TextLength {
  const root = useRef<HTMLDivElement>(null);
  const [typed, setTyped] = useState(defaultValue?.length ?? 0);
  useEffect(() => {
    const control = root.current?.querySelector('textarea');
    const form = control?.form;
    // A form that is reset changes its controls' texts without telling them.
    const handleReset = (): void => setTyped(control?.defaultValue.length ?? 0);
    form?.addEventListener('reset', handleReset);
    return () => form?.removeEventListener('reset', handleReset);
  }, []);
  return { length: value?.length ?? typed, setText: (text) => setTyped(text.length), root };
}
