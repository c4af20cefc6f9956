import { styled } from 'styled-components';
import type { StyledElement } from '../../theme/StyledElement.ts';
import { valueHead } from '../../theme/valueHead.ts';

export const MeterRoot: StyledElement<'div'> = styled.div`
  --meter-fill: var(--qs-color-text);

  display: grid;
  gap: var(--qs-space-8);
  min-inline-size: 0;

  &[data-tone='caution'] {
    --meter-fill: var(--qs-color-caution-text);
  }

  &[data-tone='critical'] {
    --meter-fill: var(--qs-color-critical-text);
  }

  /* It takes the focus of a button that disappears, and is not a control. */
  &:focus-visible {
    outline: none;
  }
`;

export const MeterHead: StyledElement<'div'> = styled.div`
  ${valueHead}

  /* The placeholder of the value. */
  & > [data-shape] {
    align-self: center;
    inline-size: 6rem;
  }
`;

export const MeterValue: StyledElement<'span'> = styled.span`
  color: var(--qs-color-text-quiet);
  font-variant-numeric: tabular-nums;
`;

export const MeterTrack: StyledElement<'div'> = styled.div`
  position: relative;
  block-size: var(--qs-space-8);
  overflow: hidden;
  border: 1px solid var(--qs-color-border-strong);
  border-radius: var(--qs-space-4);
  background: var(--qs-color-surface-sunken);

  [data-state='loading'] > &,
  [data-state='empty'] > & {
    border-style: dashed;
  }

  /* Below the drawing, for assistive technology: browsers draw a meter in ways that no stylesheet makes equal. */
  & > meter {
    position: absolute;
    inset: 0;
    inline-size: 100%;
    block-size: 100%;
  }

  & > svg {
    position: relative;
    display: block;
    background: inherit;
    inline-size: 100%;
    block-size: 100%;

    & > rect {
      fill: var(--meter-fill);
    }

    & > line {
      stroke: var(--qs-color-surface-raised);
      stroke-width: 2px;
    }

    &:dir(rtl) {
      transform: scaleX(-1);
    }
  }

  @media (forced-colors: active) {
    --meter-fill: Highlight;

    forced-color-adjust: none;
    border-color: CanvasText;
    background: Canvas;
  }
`;

export const MeterNote: StyledElement<'div'> = styled.div`
  display: flex;
  align-items: flex-start;
  gap: var(--qs-space-4);
  font-size: var(--qs-font-size-12);
  line-height: 1rem;
  overflow-wrap: anywhere;

  & > svg {
    flex: none;
    margin-block-start: calc((1lh - 16px) / 2);
    color: var(--qs-color-text-quiet);
  }

  &[data-tone='positive'] > svg {
    color: var(--qs-color-positive-text);
  }

  &[data-tone='caution'] > svg {
    color: var(--qs-color-caution-text);
  }

  &[data-tone='critical'] > svg {
    color: var(--qs-color-critical-text);
  }
`;
