'use client';
import {
  cloneElement,
  useCallback,
  useEffect,
  useId,
  useRef,
  type ComponentPropsWithRef,
  type JSX,
  type MouseEvent,
  type ReactElement,
  type ReactNode,
} from 'react';
import { attachRef } from '../../behaviours/attachRef.ts';
import { firstFocusable } from '../../behaviours/firstFocusable.ts';
import { focusPage } from '../../behaviours/focusPage.ts';
import { useDisclosure, type DisclosureReason } from '../../behaviours/useDisclosure.ts';
import { usePlacement, type PlacementAlign } from '../../behaviours/usePlacement.ts';
import { useScrolls } from '../../theme/useScrolls.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { PopoverBody, PopoverPanel, PopoverRoot, PopoverTitle } from './Popover.styles.ts';

export type { DisclosureReason } from '../../behaviours/useDisclosure.ts';
export type { PlacementAlign } from '../../behaviours/usePlacement.ts';

/** The reason why the popover opened or closed. */
export type PopoverOpenReason = DisclosureReason;

/** The edge of the trigger that the panel aligns with while there is space. */
export type PopoverAlign = PlacementAlign;

/** The attributes that the trigger takes: those of a button. */
export type PopoverTriggerProps = ComponentPropsWithRef<'button'>;

/** `children` is the content of the panel. Other props reach the root, which contains the trigger and the panel. */
export type PopoverProps = Omit<ComponentPropsWithRef<'div'>, 'title'> & {
  /** One `Button` or `IconButton`. It opens and closes the panel. */
  trigger: ReactElement<PopoverTriggerProps>;
  /** The heading and accessible name of the panel. */
  title: ReactNode;
  /** Hides the title from sight, where the trigger already says the same. Default false. */
  hideTitle?: boolean;
  /** Whether the panel is shown. */
  open: boolean;
  /** Called when the user opens or closes the panel. */
  onOpenChange: (open: boolean, reason: PopoverOpenReason) => void;
  /** The edge of the trigger that the panel aligns with. Default `start`. */
  align?: PopoverAlign;
};

/**
 * A panel that belongs to a button: a few fields, an explanation, a legend. It is not modal. Focus moves to its first
 * control, and returns to the trigger when it closes. It closes on Escape, on a press outside and when Tab leaves it.
 * The panel is in the top layer, under its trigger or above it where there is more space.
 */
export function Popover({
  trigger,
  title,
  hideTitle = false,
  open,
  onOpenChange,
  align = 'start',
  onKeyDown,
  onBlur,
  children,
  ...rest
}: PopoverProps): JSX.Element {
  const id = useId();
  const triggerRef = useRef<HTMLButtonElement>(null);
  const panelRef = useRef<HTMLDivElement>(null);
  const disclosure = useDisclosure({ triggerRef, panelRef, open, onOpenChange });
  usePlacement({ anchorRef: triggerRef, panelRef, open, align });

  useEffect(() => {
    const panel = panelRef.current;
    // The content may have moved it to where it is needed, such as a day of a calendar.
    if (!open || !panel || panel.contains(document.activeElement)) return;
    (firstFocusable(panel) ?? panel).focus({ preventScroll: true });
  }, [open]);

  const { ref: callersRef } = trigger.props;
  const holdTrigger = useCallback(
    (button: HTMLButtonElement | null) => {
      triggerRef.current = button;
      const detach = attachRef(callersRef, button);
      return () => {
        triggerRef.current = null;
        detach();
      };
    },
    [callersRef],
  );
  const [scrolls, observeScrolling] = useScrolls();
  const holdPanel = useCallback(
    (panel: HTMLDivElement | null) => {
      panelRef.current = panel;
      const stopObserving = observeScrolling(panel);
      return () => {
        panelRef.current = null;
        stopObserving?.();
        if (!panel?.contains(document.activeElement)) return;
        triggerRef.current?.focus({ preventScroll: true });
        requestAnimationFrame(focusPage);
      };
    },
    [observeScrolling],
  );

  return (
    <PopoverRoot
      {...rest}
      data-state={open ? 'open' : 'closed'}
      onKeyDown={(event) => {
        onKeyDown?.(event);
        disclosure.handleKeyDown(event);
      }}
      onBlur={(event) => {
        onBlur?.(event);
        disclosure.handleBlur(event);
      }}
    >
      {/* oxlint-disable-next-line react/refs -- the clone attaches the ref and does not read it */}
      {cloneElement(trigger, {
        ref: holdTrigger,
        'aria-haspopup': 'dialog',
        'aria-expanded': open,
        'aria-controls': open ? `${id}panel` : undefined,
        onClick: (event: MouseEvent<HTMLButtonElement>) => {
          trigger.props.onClick?.(event);
          if (!event.defaultPrevented) disclosure.toggle();
        },
      })}
      {open && (
        <PopoverPanel
          ref={holdPanel}
          id={`${id}panel`}
          popover="manual"
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a <dialog> cannot be in the top layer without being modal
          role="dialog"
          aria-labelledby={`${id}title`}
          tabIndex={scrolls ? 0 : -1}
        >
          <PopoverTitle as={hideTitle ? VisuallyHidden : 'h2'} id={`${id}title`}>
            {title}
          </PopoverTitle>
          <PopoverBody>{children}</PopoverBody>
        </PopoverPanel>
      )}
    </PopoverRoot>
  );
}
