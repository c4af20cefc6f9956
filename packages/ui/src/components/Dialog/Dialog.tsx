'use client';
import { useId, useRef, type ComponentPropsWithRef, type JSX, type ReactNode } from 'react';
import { closeIcon } from '../../icons/closeIcon.ts';
import { useLabels } from '../../theme/quaysideContext.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { DialogBody, DialogFoot, DialogHead, DialogLayer, DialogTitle } from './Dialog.styles.ts';

/** The way in which the user closed the dialog. */
export type DialogCloseReason = 'escape' | 'close-button';

/** `regular` is 30 rem wide, for a question or a few fields. `wide` fits a picture of 560 px from edge to edge. */
export type DialogSize = 'regular' | 'wide';

/** The default texts of a dialog. */
export type DialogLabels = {
  /** The name of the close button. */
  close: string;
};

/** The title, content and buttons of a dialog. Other props reach the root, the overlay that covers the page. */
export type DialogProps = Omit<ComponentPropsWithRef<'div'>, 'role' | 'slot' | 'style' | 'title'> & {
  /** Whether the dialog is open. */
  open: boolean;
  /** The heading. It names the dialog. */
  title: ReactNode;
  /** An `alertdialog` announces its text with its title and has no close button: one of its buttons must answer it. */
  role?: 'dialog' | 'alertdialog';
  /** The maximum width. Default `regular`. */
  size?: DialogSize;
  /** The buttons. The one that proceeds comes last. */
  actions?: ReactNode;
  /** Called when the user asks to close the dialog. Without it, Escape does nothing and there is no close button. */
  onClose?: ((reason: DialogCloseReason) => void) | undefined;
  /** Set it to false where an action of the same name closes the dialog. Escape still works. Default true. */
  closeButton?: boolean;
  /** Texts in place of the default ones. Those left out stay as they are. */
  labels?: Partial<DialogLabels>;
};

const defaultLabels: DialogLabels = { close: 'Close' };

/**
 * A modal dialog. It includes the headless library, so load it lazily. Focus moves to the title and returns on
 * close. A click outside does not close it, so that an accident loses no work.
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
