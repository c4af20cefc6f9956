import { styled } from 'styled-components';
import type { StyledElement } from '../../theme/StyledElement.ts';

/** As high as the buttons that a card's header expects, so that it aligns with the heading. */
export const ReviewEdit: StyledElement<'span'> = styled.span`
  display: inline-flex;
  align-items: center;
  min-block-size: var(--qs-size-control-compact);

  @media print {
    display: none;
  }
`;

export const ReviewError: StyledElement<'div'> = styled.div`
  margin-block-end: var(--qs-space-16);
`;
