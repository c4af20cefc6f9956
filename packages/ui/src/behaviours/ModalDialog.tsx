'use client';
import {
  useEffect,
  useLayoutEffect,
  useState,
  type ComponentPropsWithRef,
  type JSX,
  type RefObject,
} from 'react';
import { Dialog, Modal, ModalOverlay } from 'react-aria-components';
import { provideCssEscape } from './browserFeatures.ts';
import { useScopeAttributes } from '../theme/quaysideContext.ts';
import { focusPage } from './focusPage.ts';
import { isComposing } from './isComposing.ts';

/**
 * Props of `ModalDialog`. It has no styles of its own. Other props reach its root, the overlay that covers the
 * page.
 */
export type ModalDialogProps = Omit<ComponentPropsWithRef<'div'>, 'role' | 'slot' | 'style'> & {
  open: boolean;
  /** `alertdialog` where the user must answer before doing anything else. Default `dialog`. */
  role?: 'dialog' | 'alertdialog';
  /** The id of the title, and of the text that an `alertdialog` announces with it. */
  titleId: string;
  descriptionId?: string | undefined;
  /** The element that receives focus on open: the title, so that reading starts at the beginning. */
  firstFocus: RefObject<HTMLElement | null>;
  /** Called on Escape when this is the topmost modal. Without it Escape does nothing. */
  onEscape?: (() => void) | undefined;
};

/**
 * A modal overlay. The page behind it is inert, except for toasts (`data-react-aria-top-layer`). Focus is trapped
 * inside and returns to the previous element on close, or to the page heading if that element is gone.
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
  const scope = useScopeAttributes();
  // Unmounts at once. The library would wait for the exit animation and overlap with the next dialog.
  if (!open) return null;
  return (
    <>
      <ModalOverlay
        {...rest}
        // The library merges our handlers with its own and drops attributes that it does not know, so they are set
        // again.
        render={(props) => <div {...rest} {...props} {...scope} />}
        isOpen
        isKeyboardDismissDisabled={!onEscape}
        // Only Escape requests a close. A click outside is too easily an accident.
        onOpenChange={(next) => !next && onEscape?.()}
        className={className ?? ''}
      >
        <Modal className="" render={(props) => <div {...withoutComposing(props)} />}>
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
      <ShowAtOnce titleId={titleId} />
    </>
  );
}

/** The library would close the modal on an Escape that cancels a composition. */
function withoutComposing({
  onKeyDown,
  ...props
}: ComponentPropsWithRef<'div'>): ComponentPropsWithRef<'div'> {
  return {
    ...props,
    onKeyDown(event) {
      if (!isComposing(event)) onKeyDown?.(event);
    },
  };
}

/** The library hides the overlay and the modal by these properties. */
const hiding = ['opacity', 'clip', 'clip-path', 'mask-image'];

/**
 * Shows the modal in its first frame. The library hides it for up to 600 ms while it waits for an on-screen keyboard. It waits on touch
 * screens, and on any device whose window became lower just after an input took focus.
 */
function ShowAtOnce({ titleId }: Pick<ModalDialogProps, 'titleId'>): null {
  // Rendered after the modal, so that this runs after the library's own effects, and before the page is painted.
  useLayoutEffect(() => {
    const modal = document.getElementById(titleId)?.closest('[role$="dialog"]')?.parentElement;
    for (const element of [modal, modal?.parentElement])
      for (const property of hiding) element?.style.removeProperty(property);
  }, [titleId]);
  return null;
}

// Rendered last inside the modal, so that the element to focus is mounted when its effects run.
function FocusWhileOpen({ firstFocus }: Pick<ModalDialogProps, 'firstFocus'>): null {
  const [opener] = useState(() => document.activeElement);
  // Runs before the library's own effects, which call `CSS.escape`.
  useLayoutEffect(provideCssEscape, []);
  // A passive effect: in a layout effect, the modal underneath would still take focus back.
  useEffect(() => firstFocus.current?.focus({ preventScroll: true }), [firstFocus]);
  useEffect(
    () => () => {
      // The library restores focus one frame after unmount. Check only after that.
      requestAnimationFrame(() => requestAnimationFrame(() => returnFocus(opener)));
    },
    [opener],
  );
  return null;
}

/** The library cannot restore focus while the page is still inert, which it may be for a frame on a busy machine. */
function returnFocus(opener: Element | null): void {
  if (document.activeElement !== document.body) return;
  if (opener instanceof HTMLElement) opener.focus({ preventScroll: true });
  focusPage();
}
