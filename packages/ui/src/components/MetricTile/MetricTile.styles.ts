import { styled } from 'styled-components';
import type { StyledElement } from '../../theme/StyledElement.ts';

export const MetricTileRoot: StyledElement<'div'> = styled.div`
  --qs-surface-here: var(--qs-color-surface-raised);

  position: relative;
  display: grid;
  align-content: start;
  gap: var(--qs-space-4);
  min-inline-size: 0;
  padding: var(--qs-space-16);
  border: 1px solid var(--qs-color-border);
  border-radius: var(--qs-radius-card);
  background: var(--qs-color-surface-raised);
  overflow-wrap: anywhere;
  transition: border-color var(--qs-duration-hand) var(--qs-ease-out);

  &:has(> a[href]):hover {
    border-color: var(--qs-color-border-strong);
  }

  &:has(> a[href]):active {
    background: var(--qs-color-surface-hover);
  }

  &:has(> a:focus-visible) {
    outline: var(--qs-size-focus) solid var(--qs-color-focus);
    outline-offset: 2px;
  }

  /* It takes the focus of a button that disappears, and is not a control. */
  &:focus-visible {
    outline: none;
  }

  & > [data-chart] {
    margin-block-start: var(--qs-space-8);
    /* The link covers it. */
    pointer-events: none;
  }
`;

export const MetricLink: StyledElement<'a'> = styled.a`
  display: grid;
  gap: var(--qs-space-4);
  color: inherit;
  text-decoration: none;

  /* The whole tile is its target. */
  &::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: inherit;
  }

  &:focus-visible {
    outline: none;
  }

  &:hover > span:first-child {
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }

  &[aria-disabled='true'] {
    color: var(--qs-color-text-disabled);
    cursor: not-allowed;
  }
`;

export const MetricLabel: StyledElement<'span'> = styled.span`
  display: block;
  font-weight: var(--qs-font-weight-medium);
`;

export const MetricFigure: StyledElement<'span'> = styled.span`
  display: block;
  font-size: var(--qs-font-size-32);
  font-weight: var(--qs-font-weight-strong);
  line-height: var(--qs-line-height-tight);
  letter-spacing: -0.02em;

  /* The words in place of a number, on the same line. */
  & > span:only-child:not([aria-hidden]) {
    font-size: var(--qs-font-size-20);
    letter-spacing: normal;
  }
`;

export const MetricAlso: StyledElement<'span'> = styled.span`
  /* Above the target of the tile. */
  position: relative;
  justify-self: start;
  padding-block: var(--qs-space-4);
  color: var(--qs-color-text-quiet);
  text-underline-offset: 0.2em;

  /* The space before the number keeps its place while there is none, so that nothing moves when it arrives. */
  &::after {
    content: '';
    display: inline-block;
  }
`;

export const MetricChange: StyledElement<'div'> = styled.div`
  display: flex;
  align-items: flex-start;
  gap: var(--qs-space-4);
  color: var(--qs-color-text-quiet);

  & > svg {
    flex: none;
    margin-block-start: calc((1lh - 16px) / 2);
  }

  & > span {
    min-inline-size: 0;
  }

  &[data-tone='positive'] {
    color: var(--qs-color-positive-text);
  }

  &[data-tone='critical'] {
    color: var(--qs-color-critical-text);
  }
`;
