import { keyframes, styled } from 'styled-components';
import type { StyledElement } from '../../theme/StyledElement.ts';

const appear = keyframes`
  from { opacity: 0; }
`;

const shimmer = keyframes`
  to { background-position: -100% 0; }
`;

export const SkeletonRoot: StyledElement<'span'> = styled.span`
  display: grid;
  inline-size: 100%;

  &[data-length='long'] {
    inline-size: 80%;
  }

  &[data-length='medium'] {
    inline-size: 60%;
  }

  &[data-length='short'] {
    inline-size: 40%;
  }

  &[data-shape='block'] {
    min-block-size: var(--qs-size-control);
  }

  &[data-shape='circle'] {
    flex: none;
    inline-size: var(--qs-size-control);
    block-size: var(--qs-size-control);
  }
`;

/** Invisible for 300 ms, so that a short load shows nothing. Then a shimmer moves over it; under reduced motion it is static. */
export const SkeletonLine: StyledElement<'span'> = styled.span`
  display: block;
  border-radius: var(--qs-space-4);
  background: linear-gradient(
      90deg,
      var(--qs-color-shimmer) 40%,
      var(--qs-color-shimmer-highlight) 50%,
      var(--qs-color-shimmer) 60%
    )
    0 0 / 200% 100%;
  animation:
    ${appear} var(--qs-duration-enter) var(--qs-ease-out) 300ms both,
    ${shimmer} 1.4s linear infinite;

  /* As tall as a line of text; the bar is as tall as its letters. */
  [data-shape='text'] > & {
    block-size: 0.75em;
    margin-block: calc((1lh - 0.75em) / 2);
  }

  /* The last line of a paragraph is rarely full. */
  [data-shape='text'] > &:last-child:not(:first-child) {
    inline-size: 80%;
  }

  [data-shape='block'] > & {
    block-size: 100%;
    min-block-size: inherit;
    border-radius: var(--qs-radius-control);
  }

  [data-shape='circle'] > & {
    block-size: 100%;
    border-radius: 50%;
  }

  @media (prefers-reduced-motion: reduce) {
    animation: ${appear} 0s 300ms both;
  }

  [data-motion='still'] > && {
    background: var(--qs-color-shimmer);
    animation: none;
  }

  @media (forced-colors: active) {
    border: 1px solid GrayText;
    background: none;
  }
`;
