import { styled } from 'styled-components';
import type { StyledElement } from '../../theme/StyledElement.ts';

export const CardRoot: StyledElement<'div'> = styled.div`
  /* Sticky content, such as a table head, uses this colour to cover the content that scrolls beneath it. */
  --qs-surface-here: var(--qs-color-surface-raised);

  min-inline-size: 0;
  border: 1px solid var(--qs-color-border);
  border-radius: var(--qs-radius-card);
  background: var(--qs-color-surface-raised);
  overflow-wrap: anywhere;
`;

export const CardHeader: StyledElement<'div'> = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  justify-content: space-between;
  gap: var(--qs-space-16);
  padding: var(--qs-size-inset) var(--qs-size-inset) 0;

  /* A card without a body, or with rows that reach its edges. */
  &:last-child,
  [data-inset='none'] > & {
    padding-block-end: var(--qs-size-inset);
  }
`;

export const CardText: StyledElement<'div'> = styled.div`
  /* 192 px wide before the actions wrap below it, but it shrinks in a narrower card. */
  flex: 1 1 12rem;
  min-inline-size: 0;
`;

export const CardHeading: StyledElement<'h2'> = styled.h2`
  margin: 0;
  font-size: var(--qs-font-size-16);
  line-height: var(--qs-line-height-body);
`;

export const CardLead: StyledElement<'p'> = styled.p`
  margin: 0;
  color: var(--qs-color-text-quiet);
  text-wrap: pretty;
`;

export const CardActions: StyledElement<'div'> = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--qs-space-8);
  /* A link is centred on the heading's line, as a button is. */
  min-block-size: calc(var(--qs-font-size-16) * var(--qs-line-height-body) + 2 * var(--qs-space-4));
  /* Buttons are taller than the heading. The negative margin bases the card's padding on the heading. */
  margin-block: calc(-1 * var(--qs-space-4));

  @media print {
    & > button {
      display: none;
    }
  }
`;

export const CardBody: StyledElement<'div'> = styled.div`
  padding: var(--qs-size-inset);

  /* A table's outer cells align with the card heading, and its rows need no frame of their own. */
  [data-inset='none'] > & {
    --qs-table-inset: var(--qs-size-inset);
    --qs-table-framed: 0;

    padding: 0;
  }

  [data-inset='none'] > & tbody > tr:last-child,
  [data-inset='none'] > & tbody > tr:last-child > * {
    border-block-end: 0;
  }

  /* Clips the last row's background to the card's corners. */
  [data-inset='none'] > &:last-child tbody > tr:last-child {
    &,
    & > :first-child {
      border-end-start-radius: calc(var(--qs-radius-card) - 1px);
    }

    &,
    & > :last-child {
      border-end-end-radius: calc(var(--qs-radius-card) - 1px);
    }
  }

  [data-inset='none'] > &:not(:first-child) {
    border-block-start: 1px solid var(--qs-color-border);
  }

  & > :first-child {
    margin-block-start: 0;
  }

  & > :last-child {
    margin-block-end: 0;
  }
`;

export const CardFooter: StyledElement<'div'> = styled.div`
  padding: var(--qs-space-12) var(--qs-size-inset);
  border-block-start: 1px solid var(--qs-color-border);
  color: var(--qs-color-text-quiet);
`;
