import { css, keyframes, styled, type RuleSet } from 'styled-components';
import { controlStyles } from './control.styles.ts';
import { currentLineAtStart } from '../../../theme/currentLine.ts';
import { selectedSurface } from '../../../theme/selectedSurface.ts';
import type { StyledElement } from '../../../theme/StyledElement.ts';

const shimmer = keyframes`
  to { background-position: -100% 0; }
`;

/** A row of a panel, as a link or a button: a label and a secondary line under it. */
export const rowStyles: RuleSet = css`
  ${controlStyles}
  display: block;
  inline-size: 100%;
  padding: var(--qs-space-8) var(--qs-space-12);
  white-space: normal;
  overflow-wrap: anywhere;

  /* Inside, so that a scrolling panel does not clip it. */
  &:focus-visible {
    outline-offset: -2px;
  }

  &[aria-current] {
    font-weight: var(--qs-font-weight-strong);
  }

  &[aria-current='page']::after {
    ${currentLineAtStart}
  }

  /* The view that the user has chosen; a tick says so too. */
  &[aria-current='true'] {
    ${selectedSurface}
  }

  & > span {
    display: flex;
    align-items: center;
    gap: var(--qs-space-4);
  }

  & > span > svg {
    color: var(--qs-color-text-quiet);
  }

  & > span + span {
    display: block;
    color: var(--qs-color-text-quiet);
    font-size: var(--qs-font-size-12);
    font-weight: var(--qs-font-weight-regular);
  }

  &[aria-disabled='true'] > span + span {
    color: inherit;
  }
`;

export const Row: StyledElement<'a'> = styled.a`
  ${rowStyles}
`;

export const RowButton: StyledElement<'button'> = styled.button`
  ${rowStyles}
  display: flex;
  align-items: center;
  gap: var(--qs-space-8);

  & > span {
    flex: 1;
  }
`;

/** The text of an empty panel. */
export const EmptyNote: StyledElement<'p'> = styled.p`
  margin: 0;
  padding: var(--qs-space-8) var(--qs-space-12);
  color: var(--qs-color-text-quiet);
`;

export const RowList: StyledElement<'ul'> = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
`;

export const shimmerStyles: RuleSet = css`
  border-radius: 4px;
  background: linear-gradient(
      90deg,
      var(--qs-color-shimmer) 40%,
      var(--qs-color-shimmer-highlight) 50%,
      var(--qs-color-shimmer) 60%
    )
    0 0 / 200% 100%;
  animation: ${shimmer} 1.4s linear infinite;

  @media (prefers-reduced-motion: reduce) {
    animation: none;
  }

  @media (forced-colors: active) {
    border: 1px solid GrayText;
  }
`;

export const ShimmerRow: StyledElement<'div'> = styled.div`
  ${rowStyles}
  pointer-events: none;

  & i {
    ${shimmerStyles}
    inline-size: 45%;
    block-size: 0.8em;
  }

  & > span + span {
    display: flex;
  }

  & > span::after {
    /* As tall as a line of text. */
    content: '\\200b';
  }

  & > span + span i {
    inline-size: 75%;
  }
`;
