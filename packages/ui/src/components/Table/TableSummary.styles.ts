import { styled } from 'styled-components';
import type { StyledElement } from '../../theme/StyledElement.ts';

export const SummaryRoot: StyledElement<'div'> = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--qs-space-4) var(--qs-space-16);
  padding-block-end: var(--qs-space-8);
  padding-inline: var(--qs-table-inset, 0);

  /* The same height with and without buttons. */
  &[data-selectable='true'] {
    min-block-size: calc(var(--qs-size-control-compact) + var(--qs-space-8));
  }

  @media (pointer: coarse) {
    &[data-selectable='true'] {
      min-block-size: calc(var(--qs-size-control-touch) + var(--qs-space-8));
    }
  }
`;

export const Caption: StyledElement<'span'> = styled.span`
  font-size: var(--qs-font-size-16);
  font-weight: var(--qs-font-weight-strong);
  overflow-wrap: anywhere;
`;

export const SelectionCount: StyledElement<'output'> = styled.output`
  color: var(--qs-color-text-quiet);
  font-variant-numeric: tabular-nums;

  @media print {
    display: none;
  }
`;

export const SelectionActions: StyledElement<'div'> = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--qs-space-8);

  @media print {
    display: none;
  }

  /* Aligns the text with the content above when it begins a line. */
  & > [data-variant='quiet']:first-child {
    margin-inline-start: calc(-1px - var(--qs-space-12));

    @media (forced-colors: active) {
      margin-inline-start: 0;
    }
  }
`;
