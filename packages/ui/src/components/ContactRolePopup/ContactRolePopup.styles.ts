import { styled } from 'styled-components';
import type { StyledElement } from '../../theme/StyledElement.ts';

export const RoleForm: StyledElement<'form'> = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--qs-space-16);

  & > p {
    margin: 0;
    text-wrap: pretty;
  }

  & > p + p {
    margin-block-start: calc(-1 * var(--qs-space-8));
  }
`;

/** A role with a single contact looks like a field but offers no choice. */
export const OnlyContact: StyledElement<'div'> = styled.div`
  & > strong {
    display: block;
    margin-block-end: var(--qs-space-4);
    font-weight: var(--qs-font-weight-medium);
  }
`;

export const LoadingShape: StyledElement<'div'> = styled.div`
  display: grid;
  gap: var(--qs-space-16);
`;
