import { styled } from 'styled-components';
import { floatingPanel } from '../../theme/floatingPanel.ts';
import type { StyledElement } from '../../theme/StyledElement.ts';

/** As wide as the control. The list in it scrolls, between the header and the message. */
export const PanelRoot: StyledElement<'div'> = styled.div`
  ${floatingPanel}

  flex-direction: column;
  inline-size: var(--anchor-width, 24rem);
  min-inline-size: min(12rem, 100vi - 2 * var(--qs-space-8));
  max-inline-size: calc(100vi - 2 * var(--qs-space-8));
  max-block-size: min(20rem, var(--panel-space, 100dvb));
  padding: 0;
  overflow: hidden;

  &:popover-open {
    display: flex;
  }
`;

/** A line of text below the options, or in place of them. */
export const PanelMessage: StyledElement<'div'> = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--qs-space-4) var(--qs-space-8);
  padding: var(--qs-space-8) var(--qs-space-12);
  color: var(--qs-color-text-quiet);
  font: var(--qs-font-weight-regular) var(--qs-font-size-12) / var(--qs-line-height-body)
    var(--qs-font-family-sans);
  overflow-wrap: anywhere;

  [role='listbox']:not(:empty) + & {
    border-block-start: 1px solid var(--qs-color-border);
  }

  &[data-status='error'] {
    color: var(--qs-color-text);
    font-size: var(--qs-font-size-14);
  }

  & > span {
    display: flex;
    gap: var(--qs-space-4);
    min-inline-size: 0;
  }

  & svg {
    flex: none;
    margin-block-start: calc((1lh - var(--qs-space-16)) / 2);
    color: var(--qs-color-critical-text);
  }
`;

/** As tall as the options that load. */
export const PanelSkeleton: StyledElement<'div'> = styled.div`
  display: grid;
  padding: var(--qs-space-4) var(--qs-space-12);

  & > * {
    min-block-size: var(--qs-size-control);
    align-content: center;
  }
`;
