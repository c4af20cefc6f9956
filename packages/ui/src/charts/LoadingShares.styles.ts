import { styled } from 'styled-components';
import type { StyledElement } from '../theme/StyledElement.ts';

export const ShareSkeletons: StyledElement<'div'> = styled.div`
  position: relative;
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 15rem), 1fr));
  column-gap: var(--qs-space-24);

  & > div {
    display: flex;
    align-items: center;
    min-block-size: var(--qs-size-control-compact);
    border-block-end: 1px solid var(--qs-color-border);
  }
`;
