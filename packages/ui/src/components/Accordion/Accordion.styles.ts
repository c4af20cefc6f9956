import { styled } from 'styled-components';
import { quietTarget } from '../../theme/quietTarget.ts';
import type { StyledElement } from '../../theme/StyledElement.ts';

export const AccordionRoot: StyledElement<'div'> = styled.div`
  border-block: 1px solid var(--qs-color-border);

  & > :where(:not(:first-child)) {
    border-block-start: 1px solid var(--qs-color-border);
  }
`;

export const ItemRoot: StyledElement<'details'> = styled.details`
  /* Paper has no buttons. */
  @media print {
    &::details-content {
      content-visibility: visible;
      block-size: auto;
    }
  }
`;

export const ItemSummary: StyledElement<'summary'> = styled.summary`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: var(--qs-space-4) var(--qs-space-12);
  padding: var(--qs-space-12) var(--qs-space-8);
  border-radius: var(--qs-radius-control);
  list-style: none;
  cursor: pointer;

  &::-webkit-details-marker {
    display: none;
  }

  ${quietTarget}

  & > svg {
    align-self: start;
    margin-block-start: 0.13em;
    color: var(--qs-color-text-quiet);
    transition: transform var(--qs-duration-hand) var(--qs-ease-out);
  }

  [open] > & > svg {
    transform: rotate(90deg);
  }

  &:dir(rtl) > svg {
    transform: scaleX(-1);
  }

  [open] > &:dir(rtl) > svg {
    transform: scaleX(-1) rotate(90deg);
  }

  @media (pointer: coarse) {
    min-block-size: var(--qs-size-control-touch);
  }

  @media print {
    & > svg {
      display: none;
    }
  }
`;

export const ItemTitle: StyledElement<'h3'> = styled.h3`
  flex: 1;
  min-inline-size: min(10rem, 100% - 2rem);
  margin: 0;
  font-size: inherit;
  font-weight: var(--qs-font-weight-medium);
  line-height: inherit;
  overflow-wrap: anywhere;
`;

/** At the end of the row, or under the title where there is no space. */
export const ItemStatus: StyledElement<'span'> = styled.span`
  min-inline-size: 0;
  margin-inline-start: calc(var(--qs-space-16) + var(--qs-space-12));
  overflow-wrap: anywhere;
`;

export const ItemBody: StyledElement<'div'> = styled.div`
  padding: var(--qs-space-4) var(--qs-space-8) var(--qs-space-24);
  padding-inline-start: calc(var(--qs-space-8) + var(--qs-space-16) + var(--qs-space-12));
  overflow-wrap: anywhere;

  & > :where(p) {
    max-inline-size: calc(var(--qs-measure-reading) * 1ch);
    margin: 0;
  }

  & > :where(:not(:first-child)) {
    margin-block-start: var(--qs-space-8);
  }
`;
