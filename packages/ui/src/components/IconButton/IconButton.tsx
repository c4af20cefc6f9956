'use client';
import type { ComponentPropsWithRef, JSX } from 'react';
import type { IconShape } from '../../icons/IconShape.ts';
import { Icon } from '../Icon/Icon.tsx';
import { IconButtonRoot } from './IconButton.styles.ts';

/** `label` says what it does; it is its name and its tooltip. */
export type IconButtonProps = Omit<ComponentPropsWithRef<'button'>, 'children'> & {
  icon: IconShape;
  label: string;
};

/** A button that shows one icon; 36 px, 44 under a finger. `type` is `button` unless said otherwise. */
export function IconButton({ icon, label, type = 'button', ...rest }: IconButtonProps): JSX.Element {
  return (
    <IconButtonRoot aria-label={label} title={label} {...rest} type={type}>
      <Icon icon={icon} />
    </IconButtonRoot>
  );
}
