import { css, styled, type RuleSet } from 'styled-components';
import type { StyledElement } from '../../theme/StyledElement.ts';

/** Typography of running text. In em, so that it scales with the surrounding text. */
export const flowStyles: RuleSet = css`
  overflow-wrap: anywhere;

  & > :first-child,
  & > section:first-child > :first-child {
    margin-block-start: 0;
  }

  & > :last-child {
    margin-block-end: 0;
  }

  p,
  ul,
  ol,
  dl,
  blockquote,
  figure,
  table {
    margin-block: 0 1em;
  }

  h2,
  h3,
  h4,
  h5,
  h6 {
    margin-block: 1.6em 0.5em;
    font-weight: var(--qs-font-weight-strong);
    line-height: var(--qs-line-height-tight);
  }

  h2 {
    font-size: 1.25em;
  }

  h3 {
    font-size: 1.125em;
  }

  h4,
  h5,
  h6 {
    font-size: 1em;
  }

  ul,
  ol {
    padding-inline-start: 1.5em;
  }

  li + li {
    margin-block-start: 0.35em;
  }

  li > ul,
  li > ol {
    margin-block: 0.35em 0;
  }

  li::marker {
    color: var(--qs-color-text-quiet);
    font-variant-numeric: tabular-nums;
  }

  dt {
    font-weight: var(--qs-font-weight-strong);
  }

  dd {
    margin-inline-start: 1.5em;
  }

  /* The sans font has no italic, and a synthesised one would look poor: emphasis is by weight. */
  em,
  i {
    font-style: normal;
    font-weight: var(--qs-font-weight-medium);
  }

  blockquote {
    margin-inline: 0;
    padding-inline-start: 1em;
    border-inline-start: 2px solid var(--qs-color-border-strong);
    color: var(--qs-color-text-quiet);
  }

  figure {
    margin-inline: 0;
  }

  figcaption,
  caption,
  small {
    color: var(--qs-color-text-quiet);
    font-size: 0.875em;
    text-align: start;
  }

  /* For the focus ring, as on a Link. */
  a {
    border-radius: var(--qs-space-4);
  }

  img {
    max-inline-size: 100%;
    block-size: auto;
  }

  table {
    border-collapse: collapse;
  }

  th,
  td {
    padding: 0.5em 1em 0.5em 0;
    border-block-end: 1px solid var(--qs-color-border);
    text-align: start;
    vertical-align: top;
    overflow-wrap: normal;
  }

  th {
    font-weight: var(--qs-font-weight-strong);
  }

  hr {
    margin-block: 1.6em;
    border: 0;
    border-block-start: 1px solid var(--qs-color-border);
  }
`;

export const ProseRoot: StyledElement<'div'> = styled.div`
  ${flowStyles}
  /*
   * A letter of our font is 0.45 em wide on average; the rest is the ragged edge. A ch, the width of a 0, is half
   * as much again.
   */
  max-inline-size: calc(var(--qs-measure-reading) * 0.5em);
  font-size: var(--qs-font-size-16);
  line-height: var(--qs-line-height-reading);

  @media print {
    max-inline-size: none;
  }
`;
