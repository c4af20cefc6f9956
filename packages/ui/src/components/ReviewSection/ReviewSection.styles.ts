import { styled } from 'styled-components';
import type { StyledElement } from '../../theme/StyledElement.ts';

export const ReviewError: StyledElement<'div'> = styled.div`
  margin-block-end: var(--qs-space-16);
`;
