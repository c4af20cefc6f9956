'use client';
import type { ComponentPropsWithRef, JSX } from 'react';
import type { IconShape } from '../../icons/IconShape.ts';
import { Icon } from '../Icon/Icon.tsx';
import { IconButtonRoot } from './IconButton.styles.ts';

/** A native button's attributes, with an icon in place of the text. */
export type IconButtonProps = Omit<ComponentPropsWithRef<'button'>, 'children'> & {
  /** The shape, from `@quayside/ui/icons`. */
  icon: IconShape;
  /** The accessible name and the tooltip: the effect of the button. */
  label: string;
};

/** A button with only an icon: 36 px, or 44 px on touch screens. `type` defaults to `button`. */
export function IconButton({ icon, label, type = 'button', ...rest }: IconButtonProps): JSX.Element {
  return (
    <IconButtonRoot aria-label={label} title={label} {...rest} type={type}>
      <Icon icon={icon} />
    </IconButtonRoot>
  );
}
