import { styled } from 'styled-components';
import type { StyledElement } from '../../theme/StyledElement.ts';

export const AsOfRoot: StyledElement<'div'> = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--qs-space-4) var(--qs-space-8);
  color: var(--qs-color-text-quiet);

  @media print {
    & > button {
      display: none;
    }
  }
`;

export const AsOfTime: StyledElement<'time'> = styled.time`
  font-variant-numeric: tabular-nums;
`;
