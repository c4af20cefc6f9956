import { css, styled, type RuleSet } from 'styled-components';
import type { StyledElement } from '../../theme/StyledElement.ts';
import { choiceInput } from '../Field/choice.styles.ts';

/** The input, before its icon. */
export const checkboxInput: RuleSet = css`
  ${choiceInput}

  &::before {
    border-radius: var(--qs-space-4);
  }

  &:is(:checked, :indeterminate):enabled::before {
    border-color: var(--qs-color-accent-strong);
    background: var(--qs-color-accent);
  }

  &:is(:checked, :indeterminate):enabled:hover::before {
    background: var(--qs-color-accent-hover);
  }

  &:is(:checked, :indeterminate):enabled:active::before {
    background: var(--qs-color-accent-pressed);
  }

  & ~ svg {
    color: var(--qs-color-on-accent);
    stroke-width: 2.5;
  }

  &:disabled ~ svg {
    color: var(--qs-color-text-disabled);
  }

  &:checked:not(:indeterminate) + svg,
  &:indeterminate + svg + svg {
    visibility: visible;
  }

  @media (forced-colors: active) {
    & ~ svg {
      color: HighlightText;
    }

    &:disabled ~ svg {
      color: GrayText;
    }
  }
`;

export const CheckboxInput: StyledElement<'input'> = styled.input`
  ${checkboxInput}
`;
