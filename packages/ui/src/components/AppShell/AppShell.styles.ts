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

  /* The head of a table is sticky below the bar; in a dialog there is no bar above it. */
  :where([data-bar]) > & {
    --qs-table-head-offset: var(--qs-size-bar);
  }

  & dialog {
    --qs-table-head-offset: 0;
  }
`;
