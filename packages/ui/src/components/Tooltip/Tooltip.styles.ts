import { styled, type IStyledComponent } from 'styled-components';
import { HintTrigger, type HintTriggerProps } from '../../behaviours/HintTrigger.tsx';

export const TooltipBubble: IStyledComponent<'web', HintTriggerProps> = styled(HintTrigger)`
  max-inline-size: min(20rem, 100vi - var(--qs-space-32));
  padding: var(--qs-space-4) var(--qs-space-8);
  border: 1px solid transparent;
  border-radius: var(--qs-radius-control);
  background: var(--qs-color-text);
  color: var(--qs-color-surface-raised);
  box-shadow: var(--qs-shadow-overlay);
  font: var(--qs-font-weight-medium) var(--qs-font-size-12) / var(--qs-line-height-body)
    var(--qs-font-family-sans);
  overflow-wrap: anywhere;

  @media (forced-colors: active) {
    border-color: CanvasText;
    background: Canvas;
    color: CanvasText;
  }
`;
