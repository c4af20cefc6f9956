'use client';
import type { JSX } from 'react';
import { IllustrationRoot } from './Illustration.styles.ts';

/** SVG paths in a 200 × 120 view box, one for each line style. */
export type IllustrationProps = { bold: string; fine: string; accent: string };

/** A decorative line drawing in two weights with an accent. Hidden from assistive technology. */
export function Illustration({ bold, fine, accent }: IllustrationProps): JSX.Element {
  return (
    <IllustrationRoot viewBox="0 0 200 120" aria-hidden="true">
      <path data-line="fine" d={fine} />
      <path d={bold} />
      <path data-line="accent" d={accent} />
    </IllustrationRoot>
  );
}
