import { keyframes, styled } from 'styled-components';
import type { StyledElement } from '../../theme/StyledElement.ts';
import { valueHead } from '../../theme/valueHead.ts';

const run = keyframes`
  from { transform: translateX(calc(-100% * var(--progress-side))); }
  to { transform: translateX(calc(300% * var(--progress-side))); }
`;

export const ProgressRoot: StyledElement<'div'> = styled.div`
  display: grid;
  gap: var(--qs-space-8);
  min-inline-size: 0;
`;

export const ProgressHead: StyledElement<'div'> = styled.div`
  ${valueHead}
`;

export const ProgressValue: StyledElement<'span'> = styled.span`
  color: var(--qs-color-text-quiet);
  font-variant-numeric: tabular-nums;
`;

export const ProgressTrack: StyledElement<'div'> = styled.div`
  --progress-side: 1;
  --progress-fill: var(--qs-color-text);

  position: relative;
  block-size: var(--qs-space-8);
  overflow: hidden;
  border: 1px solid var(--qs-color-border-strong);
  border-radius: var(--qs-space-4);
  background: var(--qs-color-surface-sunken);

  &:dir(rtl) {
    --progress-side: -1;
  }

  & > progress {
    display: block;
    appearance: none;
    inline-size: 100%;
    block-size: 100%;
    border: 0;
    background: transparent;

    &::-webkit-progress-bar {
      background: transparent;
    }

    &::-webkit-progress-value {
      background: var(--progress-fill);
      transition: inline-size var(--qs-duration-enter) var(--qs-ease-out);
    }

    &::-moz-progress-bar {
      background: var(--progress-fill);
    }

    &:indeterminate::-moz-progress-bar {
      background: transparent;
    }
  }

  [data-state='indeterminate'] > &::after {
    content: '';
    position: absolute;
    inset-block: 0;
    inset-inline-start: 0;
    inline-size: 33%;
    border-radius: inherit;
    background: var(--progress-fill);
    animation: ${run} 1.6s ease-in-out infinite;
  }

  /* Stripes instead of an animation: they look like no particular value. */
  @media (prefers-reduced-motion: reduce) {
    [data-state='indeterminate'] > &::after {
      inline-size: 100%;
      background: repeating-linear-gradient(
        90deg,
        var(--progress-fill) 0 var(--qs-space-8),
        transparent 0 var(--qs-space-16)
      );
      animation: none;
    }
  }

  @media (forced-colors: active) {
    --progress-fill: Highlight;

    forced-color-adjust: none;
    border-color: CanvasText;
    background: Canvas;
  }
`;
