import { styled } from 'styled-components';
import { selectedSurface } from '../../theme/selectedSurface.ts';
import type { StyledElement } from '../../theme/StyledElement.ts';

/** Views or actions. Their text aligns with the heading of the panel. */
export const ViewList: StyledElement<'ul'> = styled.ul`
  margin-inline: calc(-1 * var(--qs-space-8));
  margin-block-end: 0;
  padding: 0;
  list-style: none;

  & + & {
    padding-block-start: var(--qs-space-8);
    border-block-start: 1px solid var(--qs-color-border);
  }

  & [data-line] {
    min-inline-size: 14rem;
  }

  & [data-line='view'][aria-current='true']:not(:hover, :active) {
    ${selectedSurface}
  }

  /* A view that is not current keeps the place of the tick. */
  & [data-line='view'][aria-current='false'] > svg {
    visibility: hidden;
  }
`;

export const NameForm: StyledElement<'form'> = styled.form`
  display: grid;
  gap: var(--qs-space-12);
  min-inline-size: min(16rem, 100%);
`;

export const FormButtons: StyledElement<'div'> = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--qs-space-8);
`;

export const ModifiedMark: StyledElement<'span'> = styled.span`
  flex: none;
  color: var(--qs-color-text-quiet);
  font-weight: var(--qs-font-weight-regular);
`;
