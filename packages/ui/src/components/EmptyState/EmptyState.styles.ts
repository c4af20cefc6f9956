import { styled } from 'styled-components';
import type { StyledElement } from '../../theme/StyledElement.ts';

export const EmptyRoot: StyledElement<'div'> = styled.div`
  display: grid;
  justify-items: center;
  gap: var(--qs-space-4);
  padding: var(--qs-space-32) var(--qs-space-16);
  text-align: center;
  overflow-wrap: anywhere;

  &[data-size='page'] {
    gap: var(--qs-space-8);
    padding-block: var(--qs-space-48);
  }

  & > svg {
    margin-block-end: var(--qs-space-8);
    color: var(--qs-color-text-quiet);
  }

  &[data-status='failed'] > svg {
    color: var(--qs-color-critical-text);
  }

  /* An illustration. */
  & > svg[viewBox='0 0 200 120'] {
    inline-size: 10rem;
    max-inline-size: 60%;
  }
`;

export const EmptyTitle: StyledElement<'p'> = styled.p`
  max-inline-size: 30rem;
  margin: 0;
  font-size: var(--qs-font-size-14);
  font-weight: var(--qs-font-weight-strong);
  line-height: var(--qs-line-height-body);
  text-wrap: balance;

  [data-size='page'] > & {
    font: var(--qs-type-section);
    letter-spacing: var(--qs-type-section-letter-spacing);
  }
`;

export const EmptyText: StyledElement<'div'> = styled.div`
  max-inline-size: 30rem;
  color: var(--qs-color-text-quiet);
  text-wrap: balance;

  [data-size='page'] > & {
    font-size: var(--qs-font-size-16);
  }

  & > p {
    margin: 0;
  }
`;

export const EmptyAction: StyledElement<'div'> = styled.div`
  margin-block-start: var(--qs-space-12);
`;
