'use client';
import { cloneElement, useState, type ComponentPropsWithRef, type JSX, type ReactNode } from 'react';
import { TooltipBubble } from './Tooltip.styles.ts';

/** Above or below its trigger, where there is space. */
export type TooltipPlacement = 'top' | 'bottom';

/** `always`, or only while text inside the trigger is `truncated`: the tooltip then shows it in full. */
export type TooltipShow = 'always' | 'truncated';

/**
 * `text` is its content, `children` the one button or link that it describes. Other props reach the tooltip
 * element.
 */
export type TooltipProps = Omit<ComponentPropsWithRef<'div'>, 'slot' | 'style' | 'children'> & {
  /** The description. */
  text: ReactNode;
  /** The one button or link that it describes. */
  children: JSX.Element;
  /** The preferred side of the tooltip, while there is space. Default `top`. */
  placement?: TooltipPlacement;
  /** `truncated` shows it only while text inside the trigger is cut off. Default `always`. */
  show?: TooltipShow;
  /** Whether it is open. Without it the tooltip opens on hover and focus. */
  open?: boolean;
  /** Called when it should open or close. */
  onOpenChange?: (open: boolean) => void;
};

function isTruncated(trigger: Element): boolean {
  const parts = [trigger, ...trigger.querySelectorAll('*')];
  return parts.some((part) => part.clientWidth > 0 && part.scrollWidth > part.clientWidth);
}

/**
 * A short description of a button or link, on hover and focus. It must not be the only name nor essential, because
 * touch screens do not show it. It includes the headless library, so load it lazily. `placement` defaults to `top`
 * and `show` to `always`.
 */
export function Tooltip({
  text,
  children,
  placement = 'top',
  show = 'always',
  open,
  onOpenChange,
  ...rest
}: TooltipProps): JSX.Element {
  const [isPointedAt, setPointedAt] = useState(false);

  function handleOpenChange(next: boolean, trigger: Element): void {
    if (next && show === 'truncated' && !isTruncated(trigger)) return;
    setPointedAt(next);
    onOpenChange?.(next);
  }

  return (
    <TooltipBubble
      {...rest}
      // The native tooltip would show the same text again.
      trigger={cloneElement(children, { title: undefined })}
      placement={placement}
      isOpen={open ?? isPointedAt}
      onOpenChange={handleOpenChange}
    >
      {text}
    </TooltipBubble>
  );
}
