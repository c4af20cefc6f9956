import { styled } from 'styled-components';
import type { StyledElement } from '../../theme/StyledElement.ts';
import { toneChip, toneColours, toneMark } from '../../theme/toneMark.ts';

export const StatusRoot: StyledElement<'span'> = styled.span`
  ${toneColours}

  display: inline-flex;
  align-items: baseline;
  max-inline-size: 100%;

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

export const StatusMark: StyledElement<'svg'> = styled.svg`
  ${toneMark}

  color: var(--tone-text);
`;
