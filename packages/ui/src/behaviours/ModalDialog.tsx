'use client';
import { useEffect, useLayoutEffect, type ComponentPropsWithRef, type JSX, type RefObject } from 'react';
import { Dialog, Modal, ModalOverlay } from 'react-aria-components';
import { provideCssEscape } from './browserFeatures.ts';
import { focusPage } from './focusPage.ts';

/** What a modal needs to know. It has no look of its own: the rest goes to its root, the layer that covers the page. */
export type ModalDialogProps = Omit<ComponentPropsWithRef<'div'>, 'role' | 'slot' | 'style'> & {
  open: boolean;
  /** `alertdialog` where the user must answer before anything else. Default `dialog`. */
  role?: 'dialog' | 'alertdialog';
  /** The id of its title, and of the text an `alertdialog` reads out with it. */
  titleId: string;
  descriptionId?: string | undefined;
  /** What takes the focus first: the title, so that reading starts at the beginning. */
  firstFocus: RefObject<HTMLElement | null>;
  /** Escape was pressed, and this is the topmost modal. Without it Escape does nothing. */
  onEscape?: (() => void) | undefined;
};

/**
 * Covers the page: everything behind is inert (but toasts, which carry `data-react-aria-top-layer`), focus stays
 * inside, and goes back to where it was when the modal closes or is taken away; if that is gone, to the page's heading.
 */
export function ModalDialog({
  open,
  role = 'dialog',
  titleId,
  descriptionId,
  firstFocus,
  onEscape,
  className,
  children,
  ...rest
}: ModalDialogProps): JSX.Element | null {
  // Taken away at once: the library would wait for a movement of its entrance, and stand beside the next one.
  if (!open) return null;
  return (
    <ModalOverlay
      {...rest}
      // The library joins our handlers with its own and leaves out attributes it does not know: they are put back.
      render={(props) => <div {...rest} {...props} />}
      isOpen
      isKeyboardDismissDisabled={!onEscape}
      // Nothing but Escape can ask this to close: a click beside a dialog is too easily a slip.
      onOpenChange={(next) => !next && onEscape?.()}
      className={className ?? ''}
    >
      <Modal className="">
        <Dialog
          role={role}
          aria-labelledby={titleId}
          {...(descriptionId !== undefined && { 'aria-describedby': descriptionId })}
          className=""
        >
          {children}
          <FocusWhileOpen firstFocus={firstFocus} />
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}

// Stands last inside the modal, so that the element to focus is there when its effects run.
function FocusWhileOpen({ firstFocus }: Pick<ModalDialogProps, 'firstFocus'>): null {
  // Before the effects of the modal, in which the library calls it.
  useLayoutEffect(provideCssEscape, []);
  // Not a layout effect: the modal below, if there is one, would still take the focus back.
  useEffect(() => firstFocus.current?.focus({ preventScroll: true }), [firstFocus]);
  useEffect(
    () => () => {
      // The library gives focus back one frame after the modal has gone: look only after that.
      requestAnimationFrame(() => requestAnimationFrame(focusPage));
    },
    [],
  );
  return null;
}
