import { css, styled, type RuleSet } from 'styled-components';
import type { StyledElement } from '../theme/StyledElement.ts';
import { seriesCount } from './chartShares.ts';

/**
 * The stroke of a series. Forced colours leave one colour to all of them, so each has a pattern of dashes instead.
 */
export const seriesStroke: RuleSet = css`
  stroke: var(--qs-color-chart-1);

  &[data-series='2'] {
    stroke: var(--qs-color-chart-2);
  }

  &[data-series='3'] {
    stroke: var(--qs-color-chart-3);
  }

  &[data-series='4'] {
    stroke: var(--qs-color-chart-4);
  }

  &[data-series='5'] {
    stroke: var(--qs-color-chart-5);
  }

  &[data-series='6'] {
    stroke: var(--qs-color-chart-6);
  }

  @media (forced-colors: active) {
    &[data-series='2'] {
      stroke-dasharray: 2 2;
    }

    &[data-series='3'] {
      stroke-dasharray: 4 2;
    }

    &[data-series='4'] {
      stroke-dasharray: 1 1;
    }

    &[data-series='5'] {
      stroke-dasharray: 1 3;
    }

    &[data-series='6'] {
      stroke-dasharray: 5 1 1 1;
    }
  }
`;

/** Fades the segments of the other series while the row of one is hovered or has focus. */
export const seriesEmphasis: RuleSet = css`
  [data-segment] {
    transition: opacity var(--qs-duration-hand) var(--qs-ease-out);
  }

  ${Array.from(
    { length: seriesCount },
    (_, index) =>
      `&:has(tr[data-series='${index + 1}']:is(:hover, :focus-within)) [data-segment]:not([data-series='${index + 1}']) {
        opacity: 0.3;
      }`,
  ).join('\n')}
`;

export const SwatchRoot: StyledElement<'svg'> = styled.svg`
  flex: none;
  inline-size: var(--qs-space-12);
  block-size: var(--qs-space-12);
  border-radius: 3px;
  overflow: hidden;
  align-self: start;
  /* Centred on the first line of its label. */
  margin-block-start: calc((1lh - var(--qs-space-12)) / 2);

  & > line {
    stroke-width: 12;
    ${seriesStroke}
  }
`;
