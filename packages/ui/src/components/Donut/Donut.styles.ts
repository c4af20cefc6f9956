import { styled } from 'styled-components';
import { chartRoot } from '../../charts/ChartFrame.styles.ts';
import { seriesEmphasis, seriesStroke } from '../../charts/series.styles.ts';
import type { StyledElement } from '../../theme/StyledElement.ts';

export const DonutRoot: StyledElement<'div'> = styled.div`
  ${chartRoot}
  ${seriesEmphasis}
`;

export const DonutBody: StyledElement<'div'> = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--qs-space-16) var(--qs-space-24);

  /* The labels, beside the ring or below it. */
  & > :last-child {
    flex: 1 1 14rem;
    inline-size: auto;
    min-inline-size: 0;
  }
`;

export const DonutRing: StyledElement<'div'> = styled.div`
  position: relative;
  flex: none;
  display: grid;
  inline-size: 9rem;
  max-inline-size: 100%;
  aspect-ratio: 1;

  & > * {
    grid-area: 1 / 1;
    inline-size: 100%;
    block-size: 100%;
  }

  /* The placeholder is a ring, too. */
  & > [data-shape][data-length] {
    inline-size: 100%;
    block-size: 100%;
    padding: 2%;
    mask: radial-gradient(closest-side, transparent 67%, black 68%);
  }
`;

export const DonutDrawing: StyledElement<'svg'> = styled.svg`
  display: block;

  & > circle,
  [data-segment] {
    fill: none;
    stroke-width: 14;
  }

  /* Visible where no segment is: when every value is 0. */
  & > circle {
    stroke: var(--qs-color-surface-pressed);
  }

  [data-segment] {
    ${seriesStroke}
  }

  &:dir(rtl) {
    transform: scaleX(-1);
  }
`;

export const DonutCentre: StyledElement<'div'> = styled.div`
  display: grid;
  align-content: center;
  justify-items: center;
  padding: 1.75rem;
  text-align: center;
  line-height: var(--qs-line-height-tight);
  overflow-wrap: anywhere;
  /* The segments below it react to the pointer. */
  pointer-events: none;

  & > data {
    font-size: var(--qs-font-size-20);
    font-weight: var(--qs-font-weight-strong);
    letter-spacing: -0.01em;
    pointer-events: auto;
  }

  & > span {
    color: var(--qs-color-text-quiet);
    font-size: var(--qs-font-size-12);
  }
`;
