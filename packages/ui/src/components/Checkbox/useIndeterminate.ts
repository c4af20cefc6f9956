'use client';

import { useImperativeHandle, useLayoutEffect, useRef, type Ref, type RefObject } from 'react';

/** Keeps a native checkbox as indeterminate as its prop says: the platform has no attribute for it, only a property. */
export function useIndeterminate(
  indeterminate: boolean,
  ref: Ref<HTMLInputElement> | undefined,
): RefObject<HTMLInputElement | null> {
  const input = useRef<HTMLInputElement>(null);
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => input.current, []);
  // After each drawing: a click takes the state away, whatever the page then makes of the click.
  useLayoutEffect(() => {
    if (input.current) input.current.indeterminate = indeterminate;
  });
  return input;
}
