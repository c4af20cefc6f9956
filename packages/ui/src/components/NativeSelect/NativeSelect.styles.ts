import { styled } from 'styled-components';
import type { StyledElement } from '../../theme/StyledElement.ts';
import { controlStyles } from '../Field/control.styles.ts';

export const SelectInput: StyledElement<'select'> = styled.select`
  ${controlStyles}
  padding-inline-end: var(--qs-space-32);
  cursor: pointer;

  /* The placeholder is selected. */
  &:enabled:has(> option[value='']:checked) {
    color: var(--qs-color-text-quiet);
  }

  /* Long labels wrap; a browser that renders one line truncates them. */
  &:has(> option[value='']:checked) {
    white-space: normal;
  }

  & option,
  & optgroup {
    background: var(--qs-color-surface-raised);
    color: var(--qs-color-text);
  }

  & option:disabled {
    color: var(--qs-color-text-disabled);
  }

  & + svg {
    position: absolute;
    inset-block: 0;
    inset-inline-end: var(--qs-space-8);
    margin-block: auto;
    color: var(--qs-color-text-quiet);
    pointer-events: none;

    @media (forced-colors: active) {
      color: CanvasText;
    }
  }

  &:disabled + svg {
    color: var(--qs-color-text-disabled);
  }
`;
