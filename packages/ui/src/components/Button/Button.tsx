'use client';
import type { ComponentPropsWithRef, JSX, MouseEvent } from 'react';
import type { IconShape } from '../../icons/IconShape.ts';
import { Icon } from '../Icon/Icon.tsx';
import { ButtonRoot, PendingMark } from './Button.styles.ts';

/** `primary` once a screen; `critical` for what destroys. */
export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'critical';

/** `regular` is 36 px high, `compact` 32; both are 44 under a finger. */
export type ButtonSize = 'regular' | 'compact';

/** A button's own attributes and what it looks like. */
export type ButtonProps = ComponentPropsWithRef<'button'> & {
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** Its action is under way: it keeps its focus and its words, and takes no click. Default false. */
  pending?: boolean;
  /** A small picture before the words. */
  icon?: IconShape;
};

/**
 * Does something (a `ButtonLink` goes somewhere). `type` is `button` unless said otherwise. `disabled` is the
 * platform's and takes the focus away; `pending` is for a button that has just been pressed.
 */
export function Button({
  variant = 'secondary',
  size = 'regular',
  pending = false,
  icon,
  type = 'button',
  children,
  onClick,
  ...rest
}: ButtonProps): JSX.Element {
  function handleClick(event: MouseEvent<HTMLButtonElement>): void {
    // A submit button would send its form again.
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
      aria-disabled={pending || undefined}
      onClick={handleClick}
    >
      {icon && <Icon icon={icon} size={16} />}
      {children}
      {pending && (
        <PendingMark aria-hidden="true">
          <span />
        </PendingMark>
      )}
    </ButtonRoot>
  );
}
