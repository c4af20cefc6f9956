import { styled } from 'styled-components';
import { selectedSurface } from '../../theme/selectedSurface.ts';
import type { StyledElement } from '../../theme/StyledElement.ts';
import { choiceInput } from '../Field/choice.styles.ts';

export const RadioInput: StyledElement<'input'> = styled.input`
  ${choiceInput}

  &::before {
    grid-area: 1 / 1;
    border-radius: 50%;
  }

  &:checked::after {
    content: '';
    grid-area: 1 / 1;
    place-self: center;
    inline-size: 0;
    block-size: 0;
    border: 3px solid var(--qs-color-on-accent);
    border-radius: 50%;
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

  [data-state='invalid'] &:enabled:not(:checked)::before {
    border-color: var(--qs-color-critical-fill);
  }

  &:disabled::after {
    border-color: var(--qs-color-text-disabled);
  }

  @media (forced-colors: active) {
    &:checked::after {
      border-color: HighlightText;
    }

    [data-state='invalid'] &:enabled:not(:checked)::before {
      border: 2px solid CanvasText;
    }

    &:disabled::after {
      border-color: GrayText;
    }
  }
`;

export const RadioCards: StyledElement<'div'> = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 192px), 1fr));
  gap: var(--qs-space-12);
  min-inline-size: 0;

  & > * {
    align-content: start;
    padding: var(--qs-space-12) var(--qs-space-16);
    border: 1px solid var(--qs-color-border);
    border-radius: var(--qs-radius-card);
    background: var(--qs-color-surface-raised);
    transition: border-color var(--qs-duration-hand) var(--qs-ease-out);
  }

  & > :has(input:enabled:hover) {
    border-color: var(--qs-color-border-strong);
  }

  & > :has(input:checked:enabled) {
    border-color: var(--qs-color-accent-strong);
    ${selectedSurface}
    box-shadow: inset 0 0 0 1px var(--qs-color-accent-strong);
  }

  & > :has(input:focus-visible) {
    outline: var(--qs-size-focus) solid var(--qs-color-focus);
    outline-offset: 2px;
  }

  & > :has(input:disabled) {
    background: var(--qs-color-surface-sunken);
  }

  & input:focus-visible::before {
    outline: none;
  }

  & label {
    padding-block: calc((var(--qs-size-target) - 1lh) / 2);
    font-weight: var(--qs-font-weight-medium);
  }

  /* The whole card is the touch target. */
  & input {
    block-size: var(--qs-size-target);
  }

  /* The whole card reacts to its radio button. */
  & label::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: inherit;
  }

  @media (forced-colors: active) {
    & > :has(input:checked:enabled) {
      border-width: 2px;
    }
  }
`;
