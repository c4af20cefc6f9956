'use client';
import type { JSX } from 'react';
import { IllustrationRoot } from './Illustration.styles.ts';

/** Paths on a sheet of 200 by 120, in the three lines our illustrations are drawn with. */
export type IllustrationProps = { bold: string; fine: string; accent: string };

/** A line drawing that goes with a text, in two weights and with the accent once; it says nothing by itself. */
export function Illustration({ bold, fine, accent }: IllustrationProps): JSX.Element {
  return (
    <IllustrationRoot viewBox="0 0 200 120" aria-hidden="true">
      <path data-line="fine" d={fine} />
      <path d={bold} />
      <path data-line="accent" d={accent} />
    </IllustrationRoot>
  );
}
