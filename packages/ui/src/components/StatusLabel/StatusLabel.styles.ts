import { styled } from 'styled-components';
import type { StyledElement } from '../../theme/StyledElement.ts';
import { toneChip, toneColours, toneStroke } from '../../theme/toneMark.ts';

/** It styles the shape in it: a styled element of its own would cost as much again in each row of a table. */
export const StatusRoot: StyledElement<'span'> = styled.span`
  ${toneColours}

  display: inline-flex;
  align-items: baseline;
  max-inline-size: 100%;

  & > svg {
    ${toneStroke}

    color: var(--tone-text);
  }

  &:is([data-tone='neutral'], [data-tone='positive']) > svg {
    fill: none;
  }

  & > span {
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }

  &[data-emphasis='quiet'] {
    gap: 0.5em;
  }

  &[data-emphasis='quiet'][data-tone='neutral'] {
    --tone-text: var(--qs-color-text-quiet);
  }

  &[data-emphasis='strong'] {
    ${toneChip}
  }
`;
