import { styled } from 'styled-components';
import type { StyledElement } from '../../theme/StyledElement.ts';

export const ContentRoot: StyledElement<'div'> = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--qs-space-32);
  max-inline-size: var(--qs-size-page-max);
  margin-inline: auto;
  padding: var(--qs-space-32) var(--qs-space-24) var(--qs-space-48);

  & > * {
    min-inline-size: 0;
    margin-block: 0;
  }

  /* It begins at the same edge as the bar and every other page. */
  &[data-width='narrow'] > * {
    inline-size: 100%;
    max-inline-size: 47rem;
  }

  /* A button of the page keeps the width of its text. */
  & > :is(button, a)[data-variant][data-size] {
    align-self: start;
    inline-size: auto;
    max-inline-size: 100%;
  }

  @media (width < 600px) {
    gap: var(--qs-space-24);
    padding: var(--qs-space-24) var(--qs-space-16) var(--qs-space-32);
  }

  @media print {
    max-inline-size: none;
    padding: 0;
  }
`;
