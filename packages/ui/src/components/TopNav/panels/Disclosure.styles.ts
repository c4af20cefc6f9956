import { css, styled, type RuleSet } from 'styled-components';
import type { StyledElement } from '../../../theme/StyledElement.ts';
import { controlStyles } from './control.styles.ts';
import { currentLine, currentLineAtStart } from '../../../theme/currentLine.ts';

/** The appearance of every item, trigger and tool on the bar. */
export const BarControl: StyledElement<'button'> = styled.button`
  ${controlStyles}
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: var(--qs-space-4);
  margin: 0;
  padding: var(--qs-space-4) var(--qs-space-8);
  line-height: var(--qs-line-height-tight);
  white-space: nowrap;
  transition: background-color var(--qs-duration-hand) var(--qs-ease-out);

  &[aria-current]::after {
    --current-foot: calc((var(--qs-size-control) - var(--qs-size-bar)) / 2);

    ${currentLine}
  }

  /* Above the search box, which covers the last items while it is wide. */
  &:focus-visible {
    z-index: 1;
  }

  &:focus-visible:not(:hover, :active, [aria-expanded='true']) {
    background: var(--qs-color-surface-raised);
  }

  @media (pointer: coarse) {
    min-inline-size: var(--qs-size-control-touch);
    min-block-size: var(--qs-size-control-touch);
  }

  & > [data-quiet] {
    margin-inline-end: -2px;
    color: var(--qs-color-text-quiet);
  }

  & > [data-accent] {
    color: var(--qs-color-accent-strong);
  }

  &[aria-expanded='true'] > [data-quiet] {
    transform: scaleY(-1);
  }
`;

export const Panel: StyledElement<'div'> = styled.div`
  position: absolute;
  inset-block-start: var(--qs-size-bar);
  z-index: 1;
  inline-size: 320px;
  max-inline-size: calc(100vi - var(--qs-space-24));
  max-block-size: calc(100dvb - var(--qs-size-bar) - var(--qs-space-16));
  /* Aligns its text with the trigger's text. */
  margin-inline-start: -13px;
  padding: var(--qs-space-8);
  overflow-y: auto;
  overscroll-behavior: contain;
  border: 1px solid var(--qs-color-border);
  border-block-start: 0;
  border-radius: 0 0 var(--qs-radius-card) var(--qs-radius-card);
  background: var(--qs-color-surface-raised);
  box-shadow: var(--qs-shadow-overlay);
`;

/** In a stacked list the line that marks the current item is at the start, and a panel follows its trigger in the flow. */
export const stackedControls: RuleSet = css`
  & > li > ${BarControl} {
    inline-size: 100%;
    justify-content: flex-start;
    min-block-size: var(--qs-size-control-touch);
    white-space: normal;
    overflow-wrap: anywhere;

    &[aria-current]::after {
      border-block-end: 0;
      ${currentLineAtStart}
    }
  }

  & > li > ${Panel} {
    position: static;
    inline-size: auto;
    max-inline-size: none;
    max-block-size: none;
    margin-inline-start: 0;
    padding: 0 0 var(--qs-space-8) var(--qs-space-8);
    border: 0;
    box-shadow: none;
  }

  & [aria-expanded] > [data-quiet] {
    margin-inline-start: auto;
  }
`;

/** A panel aligned with the end of its trigger. */
export const EndPanel: StyledElement<'div'> = styled(Panel)`
  inset-block-start: calc(100% + (var(--qs-size-bar) - var(--qs-size-control)) / 2);
  inset-inline-end: 0;
  margin-inline-start: 0;
  inline-size: 280px;
`;
