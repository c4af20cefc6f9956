'use client';
import type { JSX, ReactNode } from 'react';
import { useLinkComponent, type LinkComponentProps } from '../../theme/LinkComponent.ts';
import { ButtonLinkRoot } from '../Button/Button.styles.ts';
import type { ButtonSize, ButtonVariant } from '../Button/Button.tsx';

/** A link's attributes and what it looks like. */
export type ButtonLinkProps = LinkComponentProps & {
  variant?: Exclude<ButtonVariant, 'critical'>;
  size?: ButtonSize;
  /** A small picture before the words. */
  icon?: ReactNode;
};

/** A link that looks like a button, drawn by the provider's link component. */
export function ButtonLink({
  variant = 'secondary',
  size = 'regular',
  icon,
  children,
  ...rest
}: ButtonLinkProps): JSX.Element {
  return (
    <ButtonLinkRoot as={useLinkComponent()} {...rest} data-variant={variant} data-size={size}>
      {icon}
      {children}
    </ButtonLinkRoot>
  );
}
