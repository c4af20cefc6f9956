import { styled } from 'styled-components';
import type { StyledElement } from '../../theme/StyledElement.ts';

export const LegalRoot: StyledElement<'article'> = styled.article`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--qs-space-32);

  @media (width >= 1000px) {
    grid-template-columns: 16rem minmax(0, 1fr);
    column-gap: var(--qs-space-48);

    & > nav {
      grid-area: 1 / 1 / span 2;
    }

    & > div {
      grid-column: 2;
    }
  }

  @media print {
    display: block;
  }
`;

export const LegalContents: StyledElement<'nav'> = styled.nav`
  font-size: var(--qs-font-size-14);

  h2 {
    margin: 0 0 var(--qs-space-8);
    color: var(--qs-color-text-quiet);
    font-size: var(--qs-font-size-12);
  }

  ol {
    margin: 0;
    padding: 0;
    list-style: none;
    border-inline-start: 1px solid var(--qs-color-border);
  }

  a {
    display: block;
    padding: var(--qs-space-4) var(--qs-space-12);
    color: var(--qs-color-text-quiet);
    text-decoration: none;
    overflow-wrap: anywhere;
  }

  a:hover {
    color: var(--qs-color-text);
    text-decoration: underline;
  }

  @media (width >= 1000px) {
    position: sticky;
    inset-block-start: calc(var(--qs-size-bar) + var(--qs-space-32));
    align-self: start;
    max-block-size: calc(100dvb - var(--qs-size-bar) - 2 * var(--qs-space-32));
    overflow-y: auto;
  }

  @media print {
    display: none;
  }
`;

export const LegalUpdated: StyledElement<'p'> = styled.p`
  margin: var(--qs-space-8) 0 0;
  color: var(--qs-color-text-quiet);
`;
