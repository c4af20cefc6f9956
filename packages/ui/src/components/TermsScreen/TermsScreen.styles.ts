import { styled } from 'styled-components';
import type { StyledElement } from '../../theme/StyledElement.ts';

/* One column. The buttons are percentages of its width; the space beside them is the margin of all other content. */
export const TermsRoot: StyledElement<'main'> = styled.main`
  --terms-margin: calc((1 - 2 * var(--qs-share-terms-button)) / 3 * 100%);

  display: flex;
  flex-direction: column;
  box-sizing: border-box;
  min-block-size: 100dvb;
  max-inline-size: 36rem;
  margin-inline: auto;

  h1 {
    margin: 0 0 var(--qs-space-24);
    font: var(--qs-type-display);
    letter-spacing: var(--qs-type-display-letter-spacing);
    overflow-wrap: anywhere;
  }

  @media (width < 480px) {
    --terms-margin: var(--qs-space-16);
  }

  @media print {
    --terms-margin: 0;

    max-inline-size: none;
  }
`;

export const TermsText: StyledElement<'div'> = styled.div`
  flex: 1;
  padding: var(--qs-space-48) var(--terms-margin);

  /* Keeps focused elements clear of the buttons. */
  a {
    scroll-margin-block-end: 8rem;
  }

  @media (width < 600px) {
    padding-block: var(--qs-space-24);
  }

  @media print {
    padding-block: 0;
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
  /* A line and a background that extend to both edges of the window without widening the page. */
  border-image: linear-gradient(var(--qs-color-border) 1px, var(--qs-color-surface) 1px) fill 0 / /0 100vw;

  /* On a screen this low, such as at 400 % zoom, the footer would cover the text. */
  @media (height < 420px) {
    position: static;
  }

  @media print {
    display: none;
  }
`;

export const TermsError: StyledElement<'div'> = styled.div`
  padding-inline: var(--terms-margin);
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
    padding-inline: var(--terms-margin);

    & > button {
      inline-size: 100%;
    }
  }
`;
