'use client';
import { useRef, type ComponentPropsWithRef, type JSX } from 'react';
import { Focusable, Tooltip, TooltipTrigger } from 'react-aria-components';
import { useScopeAttributes } from '../theme/quaysideContext.ts';

/** Props of `HintTrigger`. It has no styles of its own. Other props reach its root, the tooltip element. */
export type HintTriggerProps = Omit<ComponentPropsWithRef<'div'>, 'slot' | 'style'> & {
  /** The element that the tooltip describes. It must be focusable and pass on `ref` and attributes. */
  trigger: JSX.Element;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean, trigger: Element) => void;
  /** The side of the trigger that the tooltip opens on. It flips when there is no space. */
  placement: 'top' | 'bottom';
};

const delayMs = 500;
const offsetPx = 8;

/**
 * Requests a tooltip on hover after a delay, and on keyboard focus. The pointer can move onto the tooltip. Escape
 * closes the tooltip and nothing else.
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
  const scope = useScopeAttributes();
  return (
    <TooltipTrigger
      isOpen={isOpen}
      onOpenChange={(next) => triggerRef.current && onOpenChange(next, triggerRef.current)}
      delay={delayMs}
    >
      <Focusable ref={triggerRef}>{trigger}</Focusable>
      <Tooltip
        {...(ref && { ref })}
        // The library drops attributes that it does not know, so they are set again. `data-react-aria-top-layer`
        // keeps the tooltip interactive above a modal dialog.
        render={(props) => <div {...rest} {...props} {...scope} data-react-aria-top-layer />}
        placement={placement}
        offset={offsetPx}
        className={className ?? ''}
      >
        {children}
      </Tooltip>
    </TooltipTrigger>
  );
}
