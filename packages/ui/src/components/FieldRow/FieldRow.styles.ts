import { styled } from 'styled-components';
import type { StyledElement } from '../../theme/StyledElement.ts';

/* Each field lends its label, its control and its notes to three lines of the row, so that controls stand level. */
export const RowRoot: StyledElement<'div'> = styled.div`
  --row-room: var(--qs-space-16);

  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 192px), 1fr));
  column-gap: var(--row-room);
  min-inline-size: 0;

  & > * {
    grid-row: span 3;
    grid-template-rows: subgrid;
    margin-block-end: var(--row-room);
  }

  /* The last line needs no room below; said twice, to outweigh a layout that sets its children's margins. */
  && {
    margin-block-end: calc(-1 * var(--row-room));
  }
`;
