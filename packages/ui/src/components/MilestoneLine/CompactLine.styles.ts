import { styled } from 'styled-components';
import type { StyledElement } from '../../theme/StyledElement.ts';

/** One segment per milestone. Its height shows the state too, so that colour is never the only sign. */
export const CompactBar: StyledElement<'span'> = styled.span`
  display: flex;
  flex: none;
  align-items: center;
  gap: 2px;
  block-size: var(--qs-space-12);

  & > span {
    inline-size: var(--qs-space-4);
    block-size: var(--qs-space-4);
    border: 1px solid var(--qs-color-border-strong);
    border-radius: 1px;
  }

  & > [data-state='done'] {
    block-size: var(--qs-space-8);
    border: 2px solid var(--qs-color-text);
  }

  & > [data-state='current'] {
    block-size: var(--qs-space-12);
    border: 2px solid var(--qs-color-accent-strong);
  }

  & > [data-state='blocked'] {
    block-size: var(--qs-space-12);
    border: 2px solid var(--qs-color-critical-text);
  }

  & > [data-state='skipped'] {
    border-style: dotted;
  }
`;

export const CompactText: StyledElement<'span'> = styled.span`
  min-inline-size: 0;
  color: var(--qs-color-text-quiet);
  font-variant-numeric: tabular-nums;

  & strong {
    color: var(--qs-color-text);
    font-weight: var(--qs-font-weight-medium);
  }

  & em {
    color: var(--qs-color-critical-text);
    font-style: normal;
  }
`;

export const CompactPosition: StyledElement<'span'> = styled.span`
  white-space: nowrap;
`;
