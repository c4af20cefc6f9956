'use client';

import { useImperativeHandle, useLayoutEffect, useRef, type Ref, type RefObject } from 'react';

/** Keeps a native checkbox's `indeterminate` property in sync with the prop. There is no attribute for it. */
export function useIndeterminate(
  indeterminate: boolean,
  ref: Ref<HTMLInputElement> | undefined,
): RefObject<HTMLInputElement | null> {
  const input = useRef<HTMLInputElement>(null);
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => input.current, []);
  // After every render, because a click clears the property.
  useLayoutEffect(() => {
    if (input.current) input.current.indeterminate = indeterminate;
  });
  return input;
}
