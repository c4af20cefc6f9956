import { css, styled, type RuleSet } from 'styled-components';
import type { StyledElement } from '../../theme/StyledElement.ts';

/** The element that a panel inside it hangs from. */
export const panelAnchor: RuleSet = css`
  anchor-name: --qs-combobox;
  anchor-scope: --qs-combobox;
`;

/** As wide as the control, below it or, where there is no room, above it. It fits on one of the two sides. */
export const PanelRoot: StyledElement<'div'> = styled.div`
  position: fixed;
  inset: auto;
  flex-direction: column;
  inline-size: anchor-size(--qs-combobox inline, min(24rem, 100vi - var(--qs-space-32)));
  min-inline-size: min(12rem, 100vi - var(--qs-space-32));
  max-block-size: min(20rem, (100dvb - anchor-size(--qs-combobox block, 44px)) / 2 - var(--qs-space-16));
  margin: var(--qs-space-4) 0;
  padding: 0;
  overflow: hidden;
  border: 1px solid var(--qs-color-border);
  border-radius: var(--qs-radius-card);
  background: var(--qs-color-surface-raised);
  color: var(--qs-color-text);
  box-shadow: var(--qs-shadow-float);
  position-anchor: --qs-combobox;
  position-area: self-block-end span-self-inline-end;
  position-try-fallbacks:
    flip-block,
    flip-inline,
    flip-block flip-inline;

  &:popover-open {
    display: flex;
  }

  /* Without anchor positioning, the panel is at the bottom of the screen. */
  @supports not (anchor-scope: all) {
    inset-block-end: 0;
    inset-inline: 0;
    inline-size: min(24rem, 100vi - var(--qs-space-32));
    max-block-size: 40dvb;
    margin: auto auto var(--qs-space-16);
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
    color: var(--qs-color-critical-text);
  }

  & > span {
    display: flex;
    gap: var(--qs-space-4);
    min-inline-size: 0;
  }

  & svg {
    flex: none;
    margin-block-start: calc((1lh - var(--qs-space-16)) / 2);
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
