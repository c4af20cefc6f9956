import { styled } from 'styled-components';
import type { StyledElement } from '../../theme/StyledElement.ts';

export const IconRoot: StyledElement<'svg'> = styled.svg`
  display: block;
  flex: none;
  fill: none;
  stroke: currentcolor;
  stroke-width: 1.5;
  stroke-linecap: round;
  stroke-linejoin: round;

  &[data-directional]:dir(rtl) {
    transform: scaleX(-1);
  }
`;
