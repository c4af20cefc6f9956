import { keyframes, styled } from 'styled-components';
import type { StyledElement } from '../../theme/StyledElement.ts';

const appear = keyframes`
  from { opacity: 0; }
`;

const run = keyframes`
  from { transform: translateX(-100%); }
  to { transform: translateX(250%); }
`;

export const LoadingRoot: StyledElement<'output'> = styled.output`
  display: grid;
  place-content: center;
  justify-items: center;
  gap: var(--qs-space-12);
  padding: var(--qs-space-24);
  color: var(--qs-color-text-quiet);

  &[data-size='page'] {
    /* In the same place on every page, so that it does not move while the page loads. */
    position: fixed;
    inset: 0;
    pointer-events: none;
  }

  & > button {
    pointer-events: auto;
  }
`;

/** Loads shorter than 300 ms show no animation. */
export const LoadingTrack: StyledElement<'span'> = styled.span`
  inline-size: 96px;
  block-size: 2px;
  overflow: hidden;
  border-radius: 1px;
  background: var(--qs-color-border);
  animation: ${appear} var(--qs-duration-enter) var(--qs-ease-out) 300ms both;

  &::after {
    content: '';
    display: block;
    inline-size: 40%;
    block-size: 100%;
    border-radius: inherit;
    background: var(--qs-color-text-quiet);
    animation: ${run} 1.2s ease-in-out 300ms infinite;
  }

  @media (prefers-reduced-motion: reduce) {
    animation-delay: 0s;

    &::after {
      inline-size: 100%;
      animation: none;
    }
  }

  @media (forced-colors: active) {
    forced-color-adjust: none;
    background: GrayText;

    &::after {
      background: CanvasText;
    }
  }
`;
