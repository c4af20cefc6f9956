'use client';
import type { ComponentPropsWithRef, JSX } from 'react';
import { iconPaths } from '../../icons/iconPaths.ts';
import { IconRoot } from './Icon.styles.ts';

/** The pictures there are. */
export type IconName = keyof typeof iconPaths;

/** `size` is in px, default 20. With a `label` the icon is an image of that name; without, it is hidden. */
export type IconProps = Omit<ComponentPropsWithRef<'svg'>, 'name'> & {
  name: IconName;
  size?: 16 | 20 | 24 | 32;
  label?: string;
};

const directional = new Set<IconName>(['arrow-end', 'chevron-end', 'external', 'sign-out']);

/** One of our own small line pictures, in the colour of the text beside it. */
export function Icon({ name, size = 20, label, ...rest }: IconProps): JSX.Element {
  const naming = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
  return (
    <IconRoot
      {...naming}
      {...rest}
      viewBox="0 0 20 20"
      width={size}
      height={size}
      data-directional={directional.has(name) || undefined}
    >
      <path d={iconPaths[name]} />
    </IconRoot>
  );
}
