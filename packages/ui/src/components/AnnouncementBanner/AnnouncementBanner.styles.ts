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
  border-block-end: 1px solid var(--qs-color-border);
  background: var(--qs-color-surface-sunken);
  color: var(--qs-color-text);
  font-size: var(--qs-font-size-14);
  line-height: var(--qs-line-height-body);

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
    color: var(--qs-color-text-quiet);
  }

  & > div {
    flex: 1;
    min-inline-size: 0;
  }

  @media (width < 600px) {
    padding-inline: var(--qs-space-16);
  }
`;
