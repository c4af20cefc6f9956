import { styled } from 'styled-components';
import type { StyledElement } from '../../theme/StyledElement.ts';

export const ColumnList: StyledElement<'ol'> = styled.ol`
  margin: 0;
  padding: 0;
  list-style: none;

  & > li {
    display: flex;
    align-items: start;
    gap: var(--qs-space-8);
    /* Icon buttons are compact here. */
    --qs-size-control: var(--qs-size-control-compact);
  }

  & > li > :first-child {
    flex: 1;
    min-inline-size: 10rem;
    padding-block: calc((var(--qs-size-control) - var(--qs-size-target)) / 2);
  }

  /* The first column has no way up and the last none down: no arrow, unless it was just pressed. */
  & [data-move][aria-disabled='true']:not(:focus) {
    opacity: 0;
  }
`;

/** More settings of the table, and the reset. */
export const SettingsFoot: StyledElement<'div'> = styled.div`
  padding-block-start: var(--qs-space-12);
  border-block-start: 1px solid var(--qs-color-border);
`;
