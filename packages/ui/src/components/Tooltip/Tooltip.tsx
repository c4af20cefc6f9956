'use client';
import { cloneElement, useState, type ComponentPropsWithRef, type JSX, type ReactNode } from 'react';
import { TooltipBubble } from './Tooltip.styles.ts';

/** Over or under its trigger, as long as there is room there. */
export type TooltipPlacement = 'top' | 'bottom';

/** `always`, or only where words inside the trigger are `truncated`, which the tooltip then says whole. */
export type TooltipShow = 'always' | 'truncated';

/** `text` is what it says, `children` the one button or link it belongs to. The rest goes to the bubble. */
export type TooltipProps = Omit<ComponentPropsWithRef<'div'>, 'slot' | 'style' | 'children'> & {
  text: ReactNode;
  children: JSX.Element;
  placement?: TooltipPlacement;
  show?: TooltipShow;
  /** Whether it is shown now. Without it the pointer and the keyboard show it. */
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
};

function isTruncated(trigger: Element): boolean {
  const parts = [trigger, ...trigger.querySelectorAll('*')];
  return parts.some((part) => part.clientWidth > 0 && part.scrollWidth > part.clientWidth);
}

/**
 * A few more words on a button or link, while the pointer rests there or the keyboard does; never its only name, and
 * nothing one must know, for a finger does not see it. Its code carries the headless library: load it lazily.
 * `placement` is `top` and `show` is `always` unless said otherwise.
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
      // The browser's own tooltip would say it a second time.
      trigger={cloneElement(children, { title: undefined })}
      placement={placement}
      isOpen={open ?? isPointedAt}
      onOpenChange={handleOpenChange}
    >
      {text}
    </TooltipBubble>
  );
}
