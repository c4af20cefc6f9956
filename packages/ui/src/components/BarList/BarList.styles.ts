import { styled } from 'styled-components';
import { chartRoot } from '../../charts/ChartFrame.styles.ts';
import type { StyledElement } from '../../theme/StyledElement.ts';

export const BarListRoot: StyledElement<'div'> = styled.div`
  ${chartRoot}
`;

export const BarDrawing: StyledElement<'svg'> = styled.svg`
  display: block;
  inline-size: 100%;
  block-size: var(--qs-space-8);
  overflow: visible;

  & > rect {
    fill: var(--qs-color-chart-1);
  }

  &[data-sign='negative'] > rect {
    fill: var(--qs-color-chart-5);
  }

  /* The zero line, drawn when a value is negative. */
  & > line {
    stroke: var(--qs-color-border-strong);
    stroke-width: 1px;
  }

  &:dir(rtl) {
    transform: scaleX(-1);
  }

  @media (forced-colors: active) {
    &[data-sign='negative'] > rect {
      fill: Canvas;
      stroke: CanvasText;
    }
  }
`;

export const LoadingBar: StyledElement<'div'> = styled.div`
  display: grid;
  grid-template-columns: 30% 1fr;
  align-items: center;
  gap: var(--qs-space-16);
  min-block-size: var(--qs-size-control-compact);

  @container (inline-size < 26rem) {
    grid-template-columns: 1fr;
    gap: var(--qs-space-4);

    &:not(:last-child) {
      margin-block-end: var(--qs-space-12);
    }
  }
`;

export const MoreBars: StyledElement<'div'> = styled.div`
  display: flex;
  align-items: center;
  min-block-size: var(--qs-size-control-compact);
  color: var(--qs-color-text-quiet);
  font-variant-numeric: tabular-nums;

  /* Its text begins where the names begin. */
  & > button {
    margin-inline-start: calc(-1px - var(--qs-space-12));
  }
`;
