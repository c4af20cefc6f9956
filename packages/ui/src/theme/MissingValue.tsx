'use client';
import type { JSX } from 'react';
import { VisuallyHidden } from '../components/VisuallyHidden/VisuallyHidden.tsx';

/** A dash in place of a value that is missing or cannot be read. Screen readers announce the label instead. */
export function MissingValue({ label }: { label: string }): JSX.Element {
  return (
    <>
      <span aria-hidden="true">–</span>
      <VisuallyHidden>{label}</VisuallyHidden>
    </>
  );
}
