import { styled } from 'styled-components';
import type { StyledElement } from '../../theme/StyledElement.ts';
import { choiceInput } from '../Field/choice.styles.ts';

export const SwitchInput: StyledElement<'input'> = styled.input`
  ${choiceInput}
  --switch-inset: var(--qs-space-4);
  --switch-shift: var(--qs-space-16);

  place-content: stretch;
  align-content: center;
  /* Unlike a checkbox, the control is as wide as its hit area. */
  margin-inline: var(--qs-space-4);
  inline-size: calc(2 * var(--switch-inset) + var(--qs-space-12) + var(--switch-shift));

  &::before {
    grid-area: 1 / 1;
    inline-size: auto;
    block-size: calc(2 * var(--switch-inset) + var(--qs-space-12));
    border-radius: var(--qs-space-12);
  }

  /* The thumb. Its position shows the state, and when it is on, so does the mark that it uncovers. */
  &::after {
    content: '';
    grid-area: 1 / 1;
    place-self: center start;
    inline-size: var(--qs-space-12);
    block-size: var(--qs-space-12);
    margin-inline-start: var(--switch-inset);
    border: calc(var(--qs-space-12) / 2) solid var(--qs-color-border-strong);
    border-radius: 50%;
    transition: transform var(--qs-duration-hand) var(--qs-ease-out);
  }

  &:checked::after {
    border-color: var(--qs-color-on-accent);
    transform: translateX(var(--switch-shift));
  }

  &:checked:dir(rtl)::after {
    transform: translateX(calc(-1 * var(--switch-shift)));
  }

  &:enabled:hover:not(:checked)::after {
    border-color: var(--qs-color-text-quiet);
  }

  &:checked:enabled::before {
    border-color: var(--qs-color-accent-strong);
    background: var(--qs-color-accent);
  }

  &:checked:enabled:hover::before {
    background: var(--qs-color-accent-hover);
  }

  &:checked:enabled:active::before {
    background: var(--qs-color-accent-pressed);
  }

  &:disabled::after {
    border-color: var(--qs-color-text-disabled);
  }

  & + svg {
    place-self: center start;
    margin-inline-start: calc(var(--qs-space-8) - 1px);
    color: var(--qs-color-on-accent);
    stroke-width: 2;
  }

  &:checked + svg {
    visibility: visible;
  }

  &:disabled + svg {
    color: var(--qs-color-text-disabled);
  }

  @media (forced-colors: active) {
    &:checked::after {
      border-color: HighlightText;
    }

    & + svg {
      color: HighlightText;
    }

    &:disabled::after {
      border-color: GrayText;
    }

    &:disabled + svg {
      color: GrayText;
    }
  }
`;
