import { styled } from 'styled-components';
import type { StyledElement } from '../../../theme/StyledElement.ts';

export const Person: StyledElement<'div'> = styled.div`
  display: grid;
  padding: var(--qs-space-8) var(--qs-space-12) var(--qs-space-12);
  overflow-wrap: anywhere;

  & > strong {
    font-weight: var(--qs-font-weight-strong);
  }

  & > span {
    color: var(--qs-color-text-quiet);
    font-size: var(--qs-font-size-12);
  }
`;

export const PanelFoot: StyledElement<'div'> = styled.div`
  margin-block-start: var(--qs-space-8);
  padding-block-start: var(--qs-space-8);
  border-block-start: 1px solid var(--qs-color-border);
`;
