import { styled } from 'styled-components';
import type { StyledElement } from '../../theme/StyledElement.ts';

export const TextRoot: StyledElement<'p'> = styled.p`
  margin: 0;

  &:is(ul) {
    padding-inline-start: 1.25rem;
  }

  &[data-tone='quiet'] {
    color: var(--qs-color-text-quiet);
  }

  &[data-tone='critical'] {
    color: var(--qs-color-critical-text);
  }

  &[data-size='figure'] {
    font: var(--qs-type-figure);
    letter-spacing: var(--qs-type-figure-letter-spacing);
  }

  &[data-size='reading'] {
    font: var(--qs-type-reading);
  }

  &[data-size='body'] {
    font: var(--qs-type-body);
  }

  &[data-size='label'] {
    font: var(--qs-type-label);
  }

  &[data-wrap='anywhere'] {
    overflow-wrap: anywhere;
  }

  &[data-wrap='nowrap'] {
    white-space: nowrap;
  }

  &[data-wrap='lines'] {
    white-space: pre-wrap;
  }

  &[data-numeric] {
    font-variant-numeric: tabular-nums;
  }
`;
