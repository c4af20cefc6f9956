import { styled } from 'styled-components';
import type { StyledElement } from '../../theme/StyledElement.ts';
import { toneChip, toneColours, toneMark } from '../../theme/toneMark.ts';

export const BadgeRoot: StyledElement<'span'> = styled.span`
  ${toneColours}

  display: inline-flex;
  align-items: baseline;
  max-inline-size: 100%;

  ${toneChip}

  & > span {
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
`;

export const BadgeMark: StyledElement<'svg'> = styled.svg`
  ${toneMark}
`;
