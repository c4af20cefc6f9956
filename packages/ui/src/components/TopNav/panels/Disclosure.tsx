'use client';
import { useId, type JSX, type ReactNode } from 'react';
import { chevronDownIcon } from '../../../icons/chevronDownIcon.ts';
import { Icon } from '../../Icon/Icon.tsx';
import { useBar, useBarRefs } from '../state/BarContext.ts';
import { BarControl, EndPanel, Panel } from './Disclosure.styles.ts';

export type DisclosureProps = {
  id: string;
  /** What the trigger shows. */
  children: ReactNode;
  /** What the panel holds; drawn only while it is open. */
  panel: ReactNode;
  isOpen: boolean;
  /** The name of a trigger that is an icon only. */
  label?: string;
  /** It stands for an item, and not for something of the bar's own. */
  isItem?: boolean;
  /** It stands at the bar's end, in no list, and its panel hangs from its own end. */
  isAtEnd?: boolean;
  /** One of its pages is the current one. */
  isCurrent?: boolean;
  isBusy?: boolean;
};

/** A button on the bar and the panel it shows; Escape, click-away and the rest are the bar's. */
export function Disclosure(props: DisclosureProps): JSX.Element {
  const { id, children, panel, isOpen, label, isItem, isAtEnd, isCurrent, isBusy } = props;
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
        data-current={isCurrent || undefined}
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
        <PanelRoot id={panelId} data-panel={id} aria-busy={isBusy || undefined}>
          {panel}
        </PanelRoot>
      )}
    </Root>
  );
}
