'use client';
import { useRef, type ComponentPropsWithRef, type JSX } from 'react';
import { Focusable, Tooltip, TooltipTrigger } from 'react-aria-components';

/** What a hint needs to know. It has no look of its own: the rest goes to its root, the bubble. */
export type HintTriggerProps = Omit<ComponentPropsWithRef<'div'>, 'slot' | 'style'> & {
  /** What is explained: one element that takes the focus, and passes `ref` and attributes on. */
  trigger: JSX.Element;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean, trigger: Element) => void;
  /** Where the bubble stands as long as there is room; else on the other side. */
  placement: 'top' | 'bottom';
};

const delayMs = 500;
const offsetPx = 8;

/**
 * Asks for a bubble when the pointer has rested on its trigger, or the keyboard is there. The bubble may be pointed at
 * itself; Escape takes it away and closes nothing else.
 */
export function HintTrigger({
  trigger,
  isOpen,
  onOpenChange,
  placement,
  ref,
  className,
  children,
  ...rest
}: HintTriggerProps): JSX.Element {
  const triggerRef = useRef<HTMLElement>(null);
  return (
    <TooltipTrigger
      isOpen={isOpen}
      onOpenChange={(next) => triggerRef.current && onOpenChange(next, triggerRef.current)}
      delay={delayMs}
    >
      <Focusable ref={triggerRef}>{trigger}</Focusable>
      <Tooltip
        {...(ref && { ref })}
        // The library leaves out attributes it does not know: they are put back. Its mark for what stays alive over a
        // modal dialog keeps the bubble there when its trigger is in one.
        render={(props) => <div {...rest} {...props} data-react-aria-top-layer />}
        placement={placement}
        offset={offsetPx}
        className={className ?? ''}
      >
        {children}
      </Tooltip>
    </TooltipTrigger>
  );
}
