import { styled } from 'styled-components';
import type { StyledElement } from '../../theme/StyledElement.ts';

export const BadgeRoot: StyledElement<'span'> = styled.span`
  --badge-text: var(--qs-color-text);
  --badge-border: var(--qs-color-border);
  --badge-surface: var(--qs-color-surface-sunken);

  display: inline-flex;
  align-items: baseline;
  gap: var(--qs-space-4);
  max-inline-size: 100%;
  min-block-size: var(--qs-space-24);
  padding-block: 3px;
  padding-inline: 7px var(--qs-space-8);
  border: 1px solid var(--badge-border);
  border-radius: var(--qs-radius-control);
  background: var(--badge-surface);
  color: var(--badge-text);
  font-size: var(--qs-font-size-12);
  font-weight: var(--qs-font-weight-medium);
  line-height: 1rem;
  /* Taller than a line of text, without increasing the line height. */
  margin-block: -3px;

  & > span {
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }

  &[data-tone='info'] {
    --badge-text: var(--qs-color-info-text);
    --badge-border: var(--qs-color-info-border);
    --badge-surface: var(--qs-color-info-surface);
  }

  &[data-tone='positive'] {
    --badge-text: var(--qs-color-positive-text);
    --badge-border: var(--qs-color-positive-border);
    --badge-surface: var(--qs-color-positive-surface);
  }

  &[data-tone='caution'] {
    --badge-text: var(--qs-color-caution-text);
    --badge-border: var(--qs-color-caution-border);
    --badge-surface: var(--qs-color-caution-surface);
  }

  &[data-tone='critical'] {
    --badge-text: var(--qs-color-critical-text);
    --badge-border: var(--qs-color-critical-border);
    --badge-surface: var(--qs-color-critical-surface);
  }
`;

export const BadgeMark: StyledElement<'svg'> = styled.svg`
  flex: none;
  inline-size: 1em;
  block-size: 1em;
  /* Centred on the letters of the first line. */
  transform: translateY(0.15em);
  fill: currentcolor;
  stroke: currentcolor;
  stroke-width: 1.5;
  stroke-linecap: round;
  stroke-linejoin: round;

  [data-tone='neutral'] > &,
  [data-tone='positive'] > & {
    fill: none;
  }
`;
