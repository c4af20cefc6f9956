import { css, styled, type RuleSet } from 'styled-components';
import type { StyledElement } from '../../theme/StyledElement.ts';

/** A square around an icon, for buttons and links. */
export const iconButtonStyles: RuleSet = css`
  display: inline-grid;
  place-items: center;
  flex: none;
  inline-size: var(--qs-size-control);
  block-size: var(--qs-size-control);
  padding: 0;
  border: 1px solid transparent;
  border-radius: var(--qs-radius-control);
  background: transparent;
  color: var(--qs-color-text-quiet);
  cursor: pointer;
  transition: background-color var(--qs-duration-hand) var(--qs-ease-out);

  &:hover {
    background: var(--qs-color-surface-hover);
    color: var(--qs-color-text);
  }

  &:active,
  &[aria-expanded='true'],
  &[aria-pressed='true'] {
    background: var(--qs-color-surface-pressed);
    color: var(--qs-color-text);
  }

  &:disabled,
  &[aria-disabled='true'] {
    background: transparent;
    color: var(--qs-color-text-disabled);
    cursor: not-allowed;
  }

  @media (pointer: coarse) {
    inline-size: var(--qs-size-control-touch);
    block-size: var(--qs-size-control-touch);
  }
`;

export const IconButtonRoot: StyledElement<'button'> = styled.button`
  ${iconButtonStyles}

  @media print {
    display: none;
  }
`;
