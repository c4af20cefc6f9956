import { styled } from 'styled-components';
import type { StyledElement } from '../../theme/StyledElement.ts';

/* The label, control and notes of each field share three subgrid rows, so that the controls align. */
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

  /* Beside a taller control, such as a date with suggestions, a control keeps its height. */
  & > * > :not(:first-child) {
    align-self: start;
  }

  /*
   * The last row has no margin. The selector is repeated for specificity over layouts that set margins on their
   * children.
   */
  && {
    margin-block-end: calc(-1 * var(--row-room));
  }
`;
