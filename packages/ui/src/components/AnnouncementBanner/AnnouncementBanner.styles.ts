import { styled } from 'styled-components';
import type { StyledElement } from '../../theme/StyledElement.ts';

/* An announcement taller than a third of the screen scrolls, so that it never pushes the page away. */
export const BannerRoot: StyledElement<'section'> = styled.section`
  /* The small viewport height, so that the page does not move when a phone hides its address bar. */
  --banner-max: max(33svb, 6rem);
  --rich-text-picture-max: calc(var(--banner-max) - 2 * var(--qs-space-12));

  max-block-size: var(--banner-max);
  overflow: auto;
  overscroll-behavior: contain;
  border-block-end: 1px solid var(--banner-border);
  background: var(--banner-surface);
  color: var(--qs-color-text);
  font-size: var(--qs-font-size-14);
  line-height: var(--qs-line-height-body);

  &[data-severity='info'] {
    --banner-border: var(--qs-color-border);
    --banner-surface: var(--qs-color-surface-sunken);
    --banner-mark: var(--qs-color-info-text);
  }

  &[data-severity='planned'] {
    --banner-border: var(--qs-color-caution-border);
    --banner-surface: var(--qs-color-caution-surface);
    --banner-mark: var(--qs-color-caution-text);
  }

  &[data-severity='incident'] {
    --banner-border: var(--qs-color-critical-border);
    --banner-surface: var(--qs-color-critical-surface);
    --banner-mark: var(--qs-color-critical-text);
  }

  &:focus-visible {
    outline-offset: calc(-1 * var(--qs-size-focus));
  }

  @media print {
    display: none;
  }
`;

/* Clips glyphs taller than their line, with padding to spare. Otherwise a single line could make the banner scroll. */
export const BannerContent: StyledElement<'div'> = styled.div`
  display: flex;
  align-items: flex-start;
  gap: var(--qs-space-12);
  max-inline-size: var(--qs-size-page-max);
  margin-inline: auto;
  padding: var(--qs-space-12) var(--qs-space-24);
  overflow-y: clip;

  & > svg {
    color: var(--banner-mark);
  }

  & > div {
    flex: 1;
    min-inline-size: 0;
  }

  @media (width < 600px) {
    &[data-folded='true'] > div {
      display: -webkit-box;
      overflow: hidden;
      -webkit-line-clamp: 1;
      -webkit-box-orient: vertical;
    }
  }

  @media (width < 600px) {
    padding-inline: var(--qs-space-16);
  }
`;

/** Stays in view while a long announcement scrolls, and is no taller than a line. */
export const BannerActions: StyledElement<'span'> = styled.span`
  /* Centred on the first line. */
  --action-shift: calc((1lh - var(--qs-size-control)) / 2);

  position: sticky;
  inset-block-start: calc(var(--qs-space-12) + var(--action-shift));
  display: flex;
  flex: none;
  margin-block: var(--action-shift);
  margin-inline-end: calc(-1 * var(--qs-space-8));

  /* Only a small screen folds the announcement. */
  & > [aria-expanded] {
    background: transparent;

    @media (width >= 600px) {
      display: none;
    }
  }

  & > [aria-expanded='true'] > svg {
    transform: scaleY(-1);
  }

  @media (pointer: coarse) {
    --action-shift: calc((1lh - var(--qs-size-control-touch)) / 2);
  }
`;
