import { styled } from 'styled-components';
import type { StyledElement } from '../../theme/StyledElement.ts';

export const GridRoot: StyledElement<'ul'> = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(22rem, 100%), 1fr));
  gap: var(--qs-space-16);
  margin: 0;
  padding: 0;
  list-style: none;
`;
