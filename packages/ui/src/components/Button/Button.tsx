'use client';
import type { ComponentPropsWithRef, JSX, MouseEvent } from 'react';
import { ownText } from '../../theme/ownText.tsx';
import type { IconShape } from '../../icons/IconShape.ts';
import { Icon } from '../Icon/Icon.tsx';
import { ButtonRoot } from './Button.styles.ts';

/** Use `primary` once per screen, and `critical` for a destructive action. */
export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'critical';

/** `regular` is 36 px high and `compact` 32 px. Both are 44 px on touch screens. */
export type ButtonSize = 'regular' | 'compact';

/** The native button's attributes, and its appearance. */
export type ButtonProps = ComponentPropsWithRef<'button'> & {
  /** The emphasis of the button. `critical` is for an action that cannot be undone. Default `secondary`. */
  variant?: ButtonVariant;
  /** The height of the button. Default `regular`. */
  size?: ButtonSize;
  /** The action is in progress: the button keeps its label and focus but ignores clicks. Default false. */
  pending?: boolean;
  /** An icon before the label. */
  icon?: IconShape;
};

/**
 * Triggers an action. To navigate, use a `ButtonLink`. `type` defaults to `button`. The native `disabled` removes
 * focus; use `pending` for a button that was just pressed.
 */
export function Button({
  variant = 'secondary',
  size = 'regular',
  pending = false,
  icon,
  type = 'button',
  children,
  'aria-disabled': isDisabled,
  onClick,
  ...rest
}: ButtonProps): JSX.Element {
  function handleClick(event: MouseEvent<HTMLButtonElement>): void {
    // A submit button would submit its form again.
    if (pending) event.preventDefault();
    else onClick?.(event);
  }
  return (
    <ButtonRoot
      {...rest}
      type={type}
      data-variant={variant}
      data-size={size}
      data-state={pending ? 'pending' : 'idle'}
      aria-disabled={pending || isDisabled}
      onClick={handleClick}
    >
      {icon && <Icon icon={icon} size={16} />}
      {ownText(children)}
      {pending && (
        <span data-part="pending" aria-hidden="true">
          <span />
        </span>
      )}
    </ButtonRoot>
  );
}
