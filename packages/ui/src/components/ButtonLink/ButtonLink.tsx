'use client';
import type { JSX } from 'react';
import { Anchor, type AnchorProps } from '../../theme/Anchor.tsx';
import { ownText } from '../../theme/ownText.tsx';
import type { IconShape } from '../../icons/IconShape.ts';
import { ButtonLinkRoot } from '../Button/Button.styles.ts';
import type { ButtonSize, ButtonVariant } from '../Button/Button.tsx';
import { Icon } from '../Icon/Icon.tsx';

/** The link's attributes, and its appearance. */
export type ButtonLinkProps = AnchorProps & {
  /** The emphasis of the link. Default `secondary`. */
  variant?: Exclude<ButtonVariant, 'critical'>;
  /** The height of the link. Default `regular`. */
  size?: ButtonSize;
  /** An icon before the label. */
  icon?: IconShape;
};

/** A link that looks like a button. The provider's link component renders it. */
export function ButtonLink({
  variant = 'secondary',
  size = 'regular',
  icon,
  children,
  ...rest
}: ButtonLinkProps): JSX.Element {
  return (
    <ButtonLinkRoot as={Anchor} {...rest} data-variant={variant} data-size={size}>
      {icon && <Icon icon={icon} size={16} />}
      {ownText(children)}
    </ButtonLinkRoot>
  );
}
