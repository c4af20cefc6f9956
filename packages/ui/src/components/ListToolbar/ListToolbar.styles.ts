import { styled } from 'styled-components';
import type { StyledElement } from '../../theme/StyledElement.ts';

/** Both bars are in one cell, so that the table below does not move when they change places. */
export const ToolbarRoot: StyledElement<'div'> = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);

  & > * {
    grid-area: 1 / 1;
    min-inline-size: 0;
    overflow-wrap: anywhere;

    /* Both receive focus only when the focused button goes away. */
    &:focus {
      outline: none;
    }
  }

  @media print {
    display: none;
  }
`;

export const FilterSlot: StyledElement<'div'> = styled.div`
  [data-toolbar='selecting'] > & {
    visibility: hidden;
  }
`;

export const BulkBar: StyledElement<'div'> = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-content: center;
  align-items: center;
  gap: var(--qs-space-4) var(--qs-space-16);

  [data-toolbar='idle'] > & {
    pointer-events: none;
  }

  [data-toolbar='selecting'] > & {
    padding: var(--qs-space-4) var(--qs-space-12);
    border: 1px solid var(--qs-color-border);
    border-radius: var(--qs-radius-control);
    background: var(--qs-color-surface-raised);
  }

  & > output {
    color: var(--qs-color-text);
    font-weight: var(--qs-font-weight-medium);
  }
`;
