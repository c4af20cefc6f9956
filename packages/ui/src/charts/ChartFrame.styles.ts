import { css, styled, type RuleSet } from 'styled-components';
import type { StyledElement } from '../theme/StyledElement.ts';

export const chartRoot: RuleSet = css`
  position: relative;
  /* A size container has no width of its own. */
  inline-size: 100%;
  min-inline-size: 0;
  container-type: inline-size;

  /* It takes the focus of a button that disappears, and is not a control. */
  &:focus-visible {
    outline: none;
  }
`;

/** A message in place of the values, as tall as the chart where the chart says so. */
export const ChartMessage: StyledElement<'div'> = styled.div`
  position: relative;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--qs-space-8);
  min-block-size: var(--qs-size-control-compact);
  color: var(--qs-color-text-quiet);
  overflow-wrap: anywhere;

  /* A failure. */
  &:has(> svg) {
    color: var(--qs-color-text);
  }

  & > svg {
    flex: none;
    color: var(--qs-color-critical-text);
  }

  & > span {
    min-inline-size: 0;
  }
`;
