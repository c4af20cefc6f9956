import { styled } from 'styled-components';
import type { StyledElement } from '../../theme/StyledElement.ts';

export const DraftActions: StyledElement<'div'> = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--qs-space-8);
  margin-block-start: var(--qs-space-12);
`;
