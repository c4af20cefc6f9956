import { styled } from 'styled-components';
import { chartRoot } from '../../charts/ChartFrame.styles.ts';
import { seriesEmphasis, seriesStroke } from '../../charts/series.styles.ts';
import type { StyledElement } from '../../theme/StyledElement.ts';

export const StackedBarRoot: StyledElement<'div'> = styled.div`
  ${chartRoot}
  ${seriesEmphasis}
`;

export const StackDrawing: StyledElement<'svg'> = styled.svg`
  display: block;
  inline-size: 100%;
  block-size: var(--qs-space-12);
  margin-block-end: var(--qs-space-8);
  border-radius: var(--qs-space-4);
  /* Visible where no segment is: when every value is 0. */
  background: var(--qs-color-surface-pressed);
  overflow: hidden;

  [data-segment] {
    stroke-width: var(--qs-space-12);
    ${seriesStroke}
  }

  [data-gap] {
    stroke: var(--qs-surface-here, var(--qs-color-surface));
    stroke-width: 2px;
  }

  &:dir(rtl) {
    transform: scaleX(-1);
  }

  @media (forced-colors: active) {
    outline: 1px solid CanvasText;
  }
`;

export const LoadingStack: StyledElement<'div'> = styled.div`
  block-size: var(--qs-space-12);
  margin-block-end: var(--qs-space-8);

  & > [data-shape][data-length] {
    block-size: 100%;
    min-block-size: 0;
  }
`;
