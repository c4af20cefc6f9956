'use client';
import { useId, type JSX, type ReactNode } from 'react';
import { chevronDownIcon } from '../../../icons/chevronDownIcon.ts';
import { Icon } from '../../Icon/Icon.tsx';
import { useBar, useBarRefs } from '../state/BarContext.ts';
import { BarControl, EndPanel, Panel } from './Disclosure.styles.ts';

export type DisclosureProps = {
  id: string;
  /** The content of the trigger. */
  children: ReactNode;
  /** The content of the panel. Rendered only while it is open. */
  panel: ReactNode;
  isOpen: boolean;
  /** The accessible name of an icon-only trigger. */
  label?: string;
  /** Whether it is a menu item, and not one of the bar's own panels. */
  isItem?: boolean;
  /** Whether it is at the end of the bar, outside the list, with its panel aligned with its end. */
  isAtEnd?: boolean;
  /** Whether one of its pages is the current page. */
  isCurrent?: boolean;
};

/** A button on the bar and the panel that it opens. The bar handles Escape and clicks outside. */
export function Disclosure(props: DisclosureProps): JSX.Element {
  const { id, children, panel, isOpen, label, isItem, isAtEnd, isCurrent } = props;
  const { toggle } = useBar();
  const { rootRef, triggerRef } = useBarRefs(id);
  const panelId = useId();
  const Root = isAtEnd ? 'div' : 'li';
  const PanelRoot = isAtEnd ? EndPanel : Panel;
  return (
    <Root ref={rootRef} data-item={isItem ? id : undefined}>
      <BarControl
        ref={triggerRef}
        type="button"
        data-trigger={id}
        aria-current={isCurrent ? 'true' : undefined}
        aria-label={label}
        title={label}
        aria-expanded={isOpen}
        aria-controls={isOpen ? panelId : undefined}
        onClick={() => toggle(id, isOpen)}
      >
        {children}
        {label === undefined && <Icon icon={chevronDownIcon} size={16} data-quiet="" />}
      </BarControl>
      {isOpen && (
        <PanelRoot id={panelId} data-panel={id}>
          {panel}
        </PanelRoot>
      )}
    </Root>
  );
}
