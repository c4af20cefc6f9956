'use client';
import type { ComponentPropsWithRef, JSX } from 'react';
import type { IconShape } from '../../icons/IconShape.ts';
import { IconRoot } from './Icon.styles.ts';

/**
 * `size` is in px, default 20. With a `label` the icon is an image of that name; without one it is hidden from
 * assistive technology.
 */
export type IconProps = ComponentPropsWithRef<'svg'> & {
  /** The shape, from `@quayside/ui/icons`. */
  icon: IconShape;
  /** The width and height in px. Default 20. */
  size?: 16 | 20 | 24 | 32;
  /** The accessible name. Without it the icon is hidden from assistive technology. */
  label?: string;
};

/** An icon in the colour of the surrounding text. */
export function Icon({ icon, size = 20, label, ...rest }: IconProps): JSX.Element {
  const naming = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
  return (
    <IconRoot
      {...naming}
      {...rest}
      viewBox="0 0 20 20"
      width={size}
      height={size}
      data-directional={icon.directional}
    >
      <path d={icon.path} />
    </IconRoot>
  );
}
