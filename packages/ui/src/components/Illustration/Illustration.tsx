'use client';
import type { ComponentPropsWithRef, JSX } from 'react';
import { IllustrationRoot } from './Illustration.styles.ts';
import type { IllustrationShape } from './illustrations.ts';

export { bridge, crane, harbour, mooringRing, type IllustrationShape } from './illustrations.ts';

/** The paths, or one of the ready shapes: `<Illustration {...crane} />`. Its size is the caller's. */
export type IllustrationProps = IllustrationShape &
  Omit<ComponentPropsWithRef<'svg'>, 'children' | 'viewBox'>;

/**
 * A decorative line drawing over the sun of Apollo or the moon of Artemis, a disc in the accent's tint. Hidden from
 * assistive technology: the text next to it says the same.
 */
export function Illustration({ bold, fine, accent, ...rest }: IllustrationProps): JSX.Element {
  return (
    <IllustrationRoot {...rest} viewBox="0 0 200 120" aria-hidden="true">
      <circle cx="132" cy="56" r="44" />
      <path data-line="fine" d={fine} />
      <path d={bold} />
      <path data-line="accent" d={accent} />
    </IllustrationRoot>
  );
}
