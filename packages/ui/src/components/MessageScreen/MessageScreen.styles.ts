import { styled } from 'styled-components';
import type { StyledElement } from '../../theme/StyledElement.ts';

export const ScreenRoot: StyledElement<'section'> = styled.section`
  display: grid;
  align-content: center;
  justify-items: center;
  gap: var(--qs-space-24);
  box-sizing: border-box;
  /* Minus the bar and an announcement, so that a short screen does not scroll. */
  min-block-size: calc(100dvb - var(--qs-size-bar) - 8rem);
  padding: var(--qs-space-48) var(--qs-space-24);
  text-align: center;

  &[data-place='alone'] {
    min-block-size: 100dvb;
  }

  h1 {
    margin: 0;
    overflow-wrap: anywhere;
  }

  & > svg {
    inline-size: 12.5rem;
    max-inline-size: 60%;
    block-size: auto;
  }

  @media (width < 600px) {
    padding: var(--qs-space-32) var(--qs-space-16);
  }
`;

export const ScreenText: StyledElement<'div'> = styled.div`
  max-inline-size: 30rem;
  overflow-wrap: anywhere;

  p,
  ul {
    margin: var(--qs-space-12) 0 0;
    color: var(--qs-color-text-quiet);
    font-size: var(--qs-font-size-16);
    text-wrap: balance;
  }

  ul {
    display: inline-block;
    padding-inline-start: 1.25em;
    color: var(--qs-color-text);
    text-align: start;
  }
`;

export const ScreenActions: StyledElement<'div'> = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: var(--qs-space-8);
`;
