'use client';
import { useId, useRef, type ComponentPropsWithRef, type JSX, type ReactNode } from 'react';
import { closeIcon } from '../../icons/closeIcon.ts';
import { useLabels } from '../../theme/quaysideContext.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { DialogBody, DialogFoot, DialogHead, DialogLayer, DialogTitle } from './Dialog.styles.ts';

/** What the user did to close it. */
export type DialogCloseReason = 'escape' | 'close-button';

/** `regular` is 30 rem wide, for a question or a few fields; `wide` has room for a picture of 560 px from edge to edge. */
export type DialogSize = 'regular' | 'wide';

/** Every string of a dialog that its caller does not give. */
export type DialogLabels = { close: string };

/** A title, what it says, and its buttons. The rest goes to its root, the layer that covers the page. */
export type DialogProps = Omit<ComponentPropsWithRef<'div'>, 'role' | 'slot' | 'style' | 'title'> & {
  open: boolean;
  title: ReactNode;
  /** `alertdialog` reads its text out with its title and has no close button: one of its buttons must answer it. */
  role?: 'dialog' | 'alertdialog';
  /** Both are as wide as a narrower screen lets them. Default `regular`. */
  size?: DialogSize;
  /** Buttons, the one that goes on last. */
  actions?: ReactNode;
  /** Asked to close. Without it Escape does nothing and there is no close button. */
  onClose?: ((reason: DialogCloseReason) => void) | undefined;
  /** False where one of the actions closes it under the same name: Escape still does. Default true. */
  closeButton?: boolean;
  labels?: Partial<DialogLabels>;
};

const defaultLabels: DialogLabels = { close: 'Close' };

/**
 * A modal dialog. Its code carries the headless library: load it lazily, never with the first screen. Focus starts on
 * the title and returns when it closes or unmounts; a click beside it does not close it, so that no slip loses work.
 */
export function Dialog({
  open,
  title,
  role = 'dialog',
  size = 'regular',
  children,
  actions,
  onClose,
  closeButton = true,
  labels,
  ...rest
}: DialogProps): JSX.Element {
  const text = useLabels('Dialog', defaultLabels, labels);
  const id = useId();
  const titleRef = useRef<HTMLHeadingElement>(null);
  return (
    <DialogLayer
      {...rest}
      open={open}
      role={role}
      data-size={size}
      titleId={`${id}title`}
      descriptionId={role === 'alertdialog' ? `${id}text` : undefined}
      firstFocus={titleRef}
      onEscape={onClose && (() => onClose('escape'))}
    >
      <DialogHead>
        <DialogTitle id={`${id}title`} ref={titleRef} tabIndex={-1}>
          {title}
        </DialogTitle>
        {onClose && closeButton && role === 'dialog' && (
          <IconButton icon={closeIcon} label={text.close} onClick={() => onClose('close-button')} />
        )}
      </DialogHead>
      <DialogBody id={`${id}text`}>{children}</DialogBody>
      {actions !== undefined && <DialogFoot>{actions}</DialogFoot>}
    </DialogLayer>
  );
}
