import { css, type RuleSet } from 'styled-components';

/**
 * Shades the edges of a row or grid beyond which it scrolls sideways. Browsers without scroll-driven animations need
 * `watchScrollEdges` on the element.
 */
export const scrollEdges: RuleSet = css`
  --edge-room: var(--qs-space-16);

  &::before,
  &::after {
    content: '';
    position: sticky;
    z-index: calc(var(--qs-z-sticky) + 1);
    inline-size: var(--edge-room);
    background: linear-gradient(
      to left,
      color-mix(in oklab, var(--qs-color-text) 16%, transparent),
      transparent
    );
    opacity: 0;
    pointer-events: none;
  }

  &::before {
    inset-inline-start: 0;
    scale: -1 1;
  }

  &::after {
    inset-inline-end: 0;
  }

  @media (forced-colors: active) {
    &::before,
    &::after {
      border-right: 1px solid CanvasText;
    }
  }

  &:dir(rtl)::before {
    scale: 1;
  }

  &:dir(rtl)::after {
    scale: -1 1;
  }

  &[data-more~='start']::before,
  &[data-more~='end']::after {
    opacity: 1;
  }

  @supports (animation-timeline: scroll()) {
    &::before,
    &::after {
      animation: qs-scroll-edge linear both;
      animation-timeline: scroll(inline);
    }

    &::before {
      animation-range: 0 var(--edge-room);
    }

    &::after {
      animation-direction: reverse;
      animation-range: calc(100% - var(--edge-room)) 100%;
    }
  }

  @keyframes qs-scroll-edge {
    from {
      opacity: 0;
    }

    to {
      opacity: 1;
    }
  }
`;
