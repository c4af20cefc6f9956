import { styled } from 'styled-components';
import type { StyledElement } from '../../theme/StyledElement.ts';

export const HeadingRoot: StyledElement<'h2'> = styled.h2`
  margin: 0;
  font-weight: var(--qs-font-weight-strong);
  line-height: var(--qs-line-height-tight);
  text-wrap: balance;

  &[data-size='section'] {
    font: var(--qs-type-section);
  }

  &[data-size='reading'] {
    font-size: var(--qs-font-size-16);
  }

  &[data-size='body'] {
    font-size: var(--qs-font-size-14);
  }

  &[data-size='label'] {
    font: var(--qs-type-label);
  }
`;
