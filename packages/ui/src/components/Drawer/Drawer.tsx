'use client';
import { useId, useRef, type ComponentPropsWithRef, type JSX, type ReactNode, type RefObject } from 'react';
import { useEscape } from '../../behaviours/useEscape.ts';
import { useReturnFocus } from '../../behaviours/useReturnFocus.ts';
import { closeIcon } from '../../icons/closeIcon.ts';
import { useLabels } from '../../theme/quaysideContext.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import {
  DrawerBody,
  DrawerFoot,
  DrawerHead,
  DrawerLayer,
  DrawerPanel,
  DrawerTitle,
} from './Drawer.styles.ts';

/** The way in which the user closed the drawer. */
export type DrawerCloseReason = 'escape' | 'close-button';

/** `regular` is 28 rem wide, for facts or a few fields. `wide` is 40 rem, for a form or a table. */
export type DrawerSize = 'regular' | 'wide';

/** The default texts of a drawer. */
export type DrawerLabels = {
  /** The name of the close button. */
  close: string;
};

/** `children` is the content. Other props reach the root: the panel, or the overlay of a modal drawer. */
export type DrawerProps = Omit<ComponentPropsWithRef<'div'>, 'role' | 'slot' | 'style' | 'title'> & {
  /** Whether the drawer is shown. */
  open: boolean;
  /** The heading and accessible name. */
  title: ReactNode;
  /** Called on Escape and by the close button. */
  onClose: (reason: DrawerCloseReason) => void;
  /** Makes the page behind it inert. Default false: the page stays usable, such as a list whose row it shows. */
  modal?: boolean;
  /** The maximum width. Default `regular`. */
  size?: DrawerSize;
  /** The buttons, which stay visible at the foot. The one that proceeds comes last. */
  actions?: ReactNode;
  /** Texts in place of the default ones. Those left out stay as they are. */
  labels?: Partial<DrawerLabels>;
};

const defaultLabels: DrawerLabels = { close: 'Close' };

/**
 * A panel at the end edge of the window that shows more about one thing of the page. It fills a window under 480 px.
 * Focus moves to its title and returns on close. It includes the headless library, so load it lazily. Render it at
 * the end of the page: an element with a transform around it would move it.
 */
export function Drawer({
  open,
  title,
  onClose,
  modal = false,
  size = 'regular',
  actions,
  labels,
  children,
  ...rest
}: DrawerProps): JSX.Element | null {
  const text = useLabels('Drawer', defaultLabels, labels);
  const titleId = useId();
  const titleRef = useRef<HTMLHeadingElement>(null);
  const content = (
    <>
      <DrawerHead>
        <DrawerTitle id={titleId} ref={titleRef} tabIndex={-1}>
          {title}
        </DrawerTitle>
        <IconButton icon={closeIcon} label={text.close} onClick={() => onClose('close-button')} />
      </DrawerHead>
      <DrawerBody>{children}</DrawerBody>
      {actions !== undefined && <DrawerFoot>{actions}</DrawerFoot>}
    </>
  );
  if (modal) {
    return (
      <DrawerLayer
        {...rest}
        open={open}
        data-drawer=""
        data-size={size}
        titleId={titleId}
        firstFocus={titleRef}
        onEscape={() => onClose('escape')}
      >
        {content}
      </DrawerLayer>
    );
  }
  if (!open) return null;
  return (
    <NonModalDrawer
      {...rest}
      data-drawer=""
      data-size={size}
      aria-labelledby={titleId}
      firstFocus={titleRef}
      onEscape={() => onClose('escape')}
    >
      {content}
    </NonModalDrawer>
  );
}

type NonModalDrawerProps = ComponentPropsWithRef<'div'> & {
  firstFocus: RefObject<HTMLElement | null>;
  onEscape: () => void;
};

function NonModalDrawer({ firstFocus, onEscape, onKeyDown, ...rest }: NonModalDrawerProps): JSX.Element {
  const handleEscape = useEscape(true, firstFocus, onEscape);
  useReturnFocus(firstFocus);
  return (
    <DrawerPanel
      {...rest}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a <dialog> would need `open`, and its styles undone
      role="dialog"
      onKeyDown={(event) => {
        onKeyDown?.(event);
        handleEscape(event);
      }}
    />
  );
}
