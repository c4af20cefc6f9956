import { styled } from 'styled-components';
import type { StyledElement } from '../../theme/StyledElement.ts';

/** It styles its parts: a styled element for each would cost as much again in each row of a table. */
export const RowTitleRoot: StyledElement<'span'> = styled.span`
  display: flex;
  flex-direction: column;
  gap: var(--qs-space-4);
  min-inline-size: 0;

  & > [data-part='head'] {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    column-gap: var(--qs-space-8);
    row-gap: var(--qs-space-4);
  }

  & > [data-part='detail'] {
    color: var(--qs-color-text-quiet);
    font-size: var(--qs-font-size-12);
    font-weight: var(--qs-font-weight-regular);
    line-height: 1.4;
    overflow-wrap: anywhere;
  }
`;
