import { styled } from 'styled-components';
import type { StyledElement } from '../../theme/StyledElement.ts';

export const HeaderRoot: StyledElement<'header'> = styled.header`
  display: flex;
  flex-wrap: wrap;
  /* The actions align with the title, at any length of the lead. */
  align-items: baseline;
  justify-content: space-between;
  gap: var(--qs-space-16) var(--qs-space-32);

  h1 {
    margin: 0;
    overflow-wrap: anywhere;
  }

  &[data-size='display'] h1 {
    font: var(--qs-type-display);
    letter-spacing: var(--qs-type-display-letter-spacing);
  }
`;

export const HeaderText: StyledElement<'div'> = styled.div`
  /* 320 px wide before the actions wrap below it, but it shrinks on a narrower screen. */
  flex: 1 1 20rem;
  min-inline-size: 0;
`;

/** A line of its own above the title. */
export const HeaderTrail: StyledElement<'div'> = styled.div`
  flex: 1 0 100%;
  min-inline-size: 0;
  margin-block-end: calc(-1 * var(--qs-space-8));

  & > * {
    margin: 0;
  }
`;

export const HeaderTitle: StyledElement<'div'> = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 var(--qs-space-12);

  & > h1 {
    min-inline-size: 0;
  }
`;

export const HeaderCount: StyledElement<'span'> = styled.span`
  color: var(--qs-color-text-quiet);
  font: var(--qs-type-section);
  font-weight: var(--qs-font-weight-regular);
  font-variant-numeric: tabular-nums;
`;

export const HeaderDetails: StyledElement<'div'> = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--qs-space-4) var(--qs-space-16);
  min-block-size: var(--qs-size-control-compact);
  margin-block-start: var(--qs-space-4);
  color: var(--qs-color-text-quiet);
`;

export const HeaderLead: StyledElement<'p'> = styled.p`
  max-inline-size: 40rem;
  margin: var(--qs-space-8) 0 0;
  color: var(--qs-color-text-quiet);
  font-size: var(--qs-font-size-16);
  text-wrap: pretty;
`;

export const HeaderActions: StyledElement<'div'> = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--qs-space-8);

  /* As tall as a button, and its text on the same line. */
  &:empty::before {
    content: '\\200b';
    line-height: var(--qs-size-control);
  }

  @media print {
    display: none;
  }
`;

/** Takes no height from the page below it. */
export const HeaderDrawing: StyledElement<'div'> = styled.div`
  align-self: end;
  margin-block: calc(-1 * var(--qs-space-24));

  & > svg {
    display: block;
    inline-size: 12.5rem;
  }

  @media (width < 900px) {
    display: none;
  }

  @media print {
    display: none;
  }
`;
