import { styled } from 'styled-components';
import type { StyledElement } from '../../theme/StyledElement.ts';

export const ShellRoot: StyledElement<'div'> = styled.div`
  display: flex;
  flex-direction: column;
  min-block-size: 100dvb;
`;

export const MainLandmark: StyledElement<'main'> = styled.main`
  flex: 1;
  min-inline-size: 0;
`;
