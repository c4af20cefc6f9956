import { styled } from 'styled-components';
import type { StyledElement } from '../../theme/StyledElement.ts';

export const LogoRoot: StyledElement<'span'> = styled.span`
  display: inline-flex;
  align-items: center;
  gap: var(--qs-space-8);
  color: var(--qs-color-text);
  font: var(--qs-font-weight-strong) var(--qs-font-size-16) / 1 var(--qs-font-family-sans);
  letter-spacing: -0.02em;
  white-space: nowrap;

  & svg {
    flex: none;
    min-block-size: 1.2em;
    fill: none;
    stroke: currentcolor;
  }
`;
