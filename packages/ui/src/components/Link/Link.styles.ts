import { styled } from 'styled-components';
import type { StyledElement } from '../../theme/StyledElement.ts';

export const LinkRoot: StyledElement<'a'> = styled.a`
  border-radius: var(--qs-space-4);
  font-weight: var(--qs-font-weight-medium);
  text-decoration: underline;
  text-decoration-thickness: 1px;
  text-underline-offset: 0.2em;
  overflow-wrap: anywhere;

  &[data-variant='quiet'] {
    color: var(--qs-color-text);
    text-decoration-color: var(--qs-color-border-strong);
  }

  &:hover {
    text-decoration-thickness: 2px;
    text-decoration-color: currentcolor;
  }

  &[aria-disabled='true'] {
    color: var(--qs-color-text-disabled);
    text-decoration: none;
    cursor: not-allowed;
  }

  & > svg {
    display: inline-block;
    margin-inline-start: var(--qs-space-4);
    vertical-align: -0.15em;
  }
`;
