import { styled } from 'styled-components';
import type { StyledElement } from '../../theme/StyledElement.ts';

export const StackRoot: StyledElement<'div'> = styled.div`
  display: flex;
  flex-direction: column;
  min-inline-size: 0;

  &[data-direction='row'] {
    flex-flow: row wrap;
    align-items: center;
  }

  &[data-align='start'] {
    align-items: start;
  }

  &[data-align='center'] {
    align-items: center;
  }

  &[data-align='end'] {
    align-items: end;
  }

  &[data-align='stretch'] {
    align-items: stretch;
  }

  &[data-justify='space-between'] {
    justify-content: space-between;
  }

  &[data-wrap='false'] {
    flex-wrap: nowrap;
  }

  /* Safari takes a list without markers for none, but an empty marker counts. */
  &:is(ul) {
    margin: 0;
    padding: 0;
    list-style: '';
  }

  &[data-gap='4'] {
    gap: var(--qs-space-4);
  }

  &[data-gap='8'] {
    gap: var(--qs-space-8);
  }

  &[data-gap='12'] {
    gap: var(--qs-space-12);
  }

  &[data-gap='16'] {
    gap: var(--qs-space-16);
  }

  &[data-gap='24'] {
    gap: var(--qs-space-24);
  }

  &[data-gap='32'] {
    gap: var(--qs-space-32);
  }

  &[data-gap='48'] {
    gap: var(--qs-space-48);
  }

  @media print {
    &[data-media='screen'] {
      display: none;
    }
  }

  & > * {
    min-inline-size: 0;
    margin-block: 0;
  }
`;
