'use client';
import type { ComponentPropsWithRef, JSX } from 'react';
import { LogoRoot } from './Logo.styles.ts';

/** The attributes of a `<span>`, and the name of the product. */
export type LogoProps = Omit<ComponentPropsWithRef<'span'>, 'children'> & {
  /** The product name beside the mark. Default `Quayside`. */
  name?: string;
};

/**
 * The logo, a mooring ring on the edge of a quay that reads as a Q, and the product name, which is marked as not
 * translatable.
 */
export function Logo({ name = 'Quayside', ...rest }: LogoProps): JSX.Element {
  return (
    <LogoRoot translate="no" {...rest}>
      <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
        <circle cx="10.5" cy="9.75" r="7.25" strokeWidth="2.5" />
        <path d="m12.5 12 5.5 8.5M10.5 20.75H23" strokeWidth="2.5" />
      </svg>
      {name}
    </LogoRoot>
  );
}
