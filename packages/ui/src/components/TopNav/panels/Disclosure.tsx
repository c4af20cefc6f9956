'use client';
import { useId, type JSX, type ReactNode } from 'react';
import { chevronDownIcon } from '../../../icons/chevronDownIcon.ts';
import { Icon } from '../../Icon/Icon.tsx';
import { useBar } from '../opening/BarContext.ts';
import { BarControl, EndPanel, Panel } from './Disclosure.styles.ts';

export type DisclosureProps = {
  id: string;
  /** What the trigger shows. */
  children: ReactNode;
  /** What the panel holds; drawn only while it is open. */
  panel: ReactNode;
  isOpen: boolean;
  as?: 'li' | 'div';
  /** The trigger's name, when what it shows does not say enough. */
  label?: string;
  /** Where the panel hangs: under the trigger's start or its end. */
  align?: 'start' | 'end';
  /** One of its pages is the current one. */
  isCurrent?: boolean;
  isBusy?: boolean;
  hasChevron?: boolean;
};

/** A button on the bar and the panel it shows; Escape, click-away and the rest are the bar's. */
export function Disclosure(props: DisclosureProps): JSX.Element {
  const { id, children, panel, isOpen, as: Root = 'li', align = 'start', isCurrent, isBusy } = props;
  const { toggle } = useBar();
  const panelId = useId();
  const PanelRoot = align === 'end' ? EndPanel : Panel;
  return (
    <Root data-item={id}>
      <BarControl
        type="button"
        data-trigger={id}
        data-current={isCurrent || undefined}
        aria-label={props.label}
        title={props.label}
        aria-expanded={isOpen}
        aria-controls={isOpen ? panelId : undefined}
        onClick={() => toggle(id)}
      >
        {children}
        {props.hasChevron !== false && <Icon icon={chevronDownIcon} size={16} data-quiet="" />}
      </BarControl>
      {isOpen && (
        <PanelRoot id={panelId} data-panel={id} aria-busy={isBusy || undefined}>
          {panel}
        </PanelRoot>
      )}
    </Root>
  );
}
