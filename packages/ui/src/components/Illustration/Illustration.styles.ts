import { styled } from 'styled-components';
import type { StyledElement } from '../../theme/StyledElement.ts';

export const IllustrationRoot: StyledElement<'svg'> = styled.svg`
  fill: none;
  stroke: var(--qs-color-text);
  stroke-width: 3;
  stroke-linecap: round;
  stroke-linejoin: round;

  /* The sun or the moon. */
  & > circle {
    fill: var(--qs-color-accent-surface);
    stroke: none;
  }

  & [data-line='fine'] {
    stroke: var(--qs-color-border-strong);
    stroke-width: 1.5;
  }

  & [data-line='accent'] {
    stroke: var(--qs-color-accent-strong);
  }
`;
