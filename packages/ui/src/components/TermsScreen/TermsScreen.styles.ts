import { styled } from 'styled-components';
import type { StyledElement } from '../../theme/StyledElement.ts';

/* A sheet of paper on the page: its edges are the width that the buttons are shares of. */
export const TermsRoot: StyledElement<'main'> = styled.main`
  display: flex;
  flex-direction: column;
  box-sizing: border-box;
  min-block-size: 100dvb;
  max-inline-size: 50rem;
  margin-inline: auto;
  border-inline: 1px solid var(--qs-color-border);
  background: var(--qs-color-surface-raised);

  h1 {
    margin: 0 0 var(--qs-space-24);
    font-size: var(--qs-font-size-32);
    letter-spacing: -0.02em;
    overflow-wrap: anywhere;
  }

  @media (width < 850px) {
    border-inline: 0;
  }

  @media print {
    max-inline-size: none;
    border: 0;
  }
`;

export const TermsText: StyledElement<'div'> = styled.div`
  flex: 1;
  padding: var(--qs-space-48);

  /* What takes the focus must not come to rest under the buttons. */
  a {
    scroll-margin-block-end: 8rem;
  }

  @media (width < 600px) {
    padding: var(--qs-space-24) var(--qs-space-16);
  }

  @media print {
    padding: 0;
  }
`;

export const TermsBrand: StyledElement<'div'> = styled.div`
  margin-block-end: var(--qs-space-32);
`;

export const TermsFoot: StyledElement<'div'> = styled.div`
  position: sticky;
  inset-block-end: 0;
  z-index: var(--qs-z-sticky);
  padding-block: var(--qs-space-16);
  border-block-start: 1px solid var(--qs-color-border);
  background: var(--qs-color-surface-raised);

  /* On a screen as low as this the foot would cover the text itself (400 % zoom). */
  @media (height < 420px) {
    position: static;
  }

  @media print {
    display: none;
  }
`;

export const TermsError: StyledElement<'div'> = styled.div`
  padding-inline: calc((1 - 2 * var(--qs-share-terms-button)) / 3 * 100%);
  padding-block-end: var(--qs-space-12);
`;

export const TermsButtons: StyledElement<'div'> = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-evenly;
  gap: var(--qs-space-12) 0;

  & > button {
    inline-size: calc(var(--qs-share-terms-button) * 100%);
    min-block-size: var(--qs-size-control-touch);
    font-size: var(--qs-font-size-16);
  }

  @media (width < 480px) {
    padding-inline: var(--qs-space-16);

    & > button {
      inline-size: 100%;
    }
  }
`;
