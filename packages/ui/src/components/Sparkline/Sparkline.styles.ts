import { styled } from 'styled-components';
import { chartRoot } from '../../charts/ChartFrame.styles.ts';
import type { StyledElement } from '../../theme/StyledElement.ts';

export const SparklineRoot: StyledElement<'div'> = styled.div`
  ${chartRoot}
  display: grid;
  align-content: start;
  /* The height of the line and its ends, also while it loads or when it failed. */
  min-block-size: calc(2.5rem + var(--qs-space-4) + 1rem);

  &[data-ends='hidden'] {
    min-block-size: 2.5rem;
  }
`;

export const TrendDrawing: StyledElement<'svg'> = styled.svg`
  display: block;
  inline-size: 100%;
  block-size: 2.5rem;
  /* The line and its last point are thicker than the values that they mark. */
  padding: var(--qs-space-4);
  overflow: visible;
  fill: none;

  & > path {
    stroke: var(--qs-color-chart-1);
    stroke-width: 2px;
    stroke-linejoin: round;
    stroke-linecap: round;
    vector-effect: non-scaling-stroke;
  }

  & > [data-part='base'] {
    stroke: var(--qs-color-border);
    stroke-width: 1px;
  }

  /* A line of no length with round ends: a dot that does not stretch with the drawing. */
  & > [data-part='end'] {
    stroke-width: 7px;
  }

  &:dir(rtl) {
    transform: scaleX(-1);
  }
`;

export const TrendEnds: StyledElement<'div'> = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 var(--qs-space-16);
  margin-block-start: var(--qs-space-4);
  color: var(--qs-color-text-quiet);
  font-size: var(--qs-font-size-12);
  line-height: 1rem;
  overflow-wrap: anywhere;

  & > span {
    display: flex;
    gap: var(--qs-space-8);
    min-inline-size: 0;
  }

  & > span > data {
    color: var(--qs-color-text);
    font-weight: var(--qs-font-weight-medium);
  }
`;

export const LoadingTrend: StyledElement<'div'> = styled.div`
  display: grid;
  grid-template-rows: 2.5rem;
  gap: var(--qs-space-4);
  font-size: var(--qs-font-size-12);
  line-height: 1rem;

  & > [data-shape='block'][data-length] {
    min-block-size: 0;
    block-size: 100%;
  }
`;
