import { styled } from 'styled-components';
import type { StyledElement } from '../../theme/StyledElement.ts';
import { ControlFrame, controlStyles } from '../Field/control.styles.ts';

/** Firefox shows one line of an option. There the frame draws a placeholder, which may be long, over the select. */
export const SelectFrame: StyledElement<'div'> = styled(ControlFrame)`
  @supports (-moz-appearance: none) {
    @media not (forced-colors: active) {
      &:has(> select > option[value='']:checked) {
        display: grid;

        & > select,
        &[data-placeholder]::before {
          grid-area: 1 / 1;
        }

        &[data-placeholder] > select {
          color: transparent;
        }

        &[data-placeholder]::before {
          /* The select has the text for screen readers. */
          content: attr(data-placeholder) / '';
          z-index: 1;
          align-self: center;
          padding-block: var(--qs-space-4);
          padding-inline: var(--qs-space-12) var(--qs-space-32);
          color: var(--qs-color-text-quiet);
          font-size: var(--qs-font-size-14);
          line-height: var(--qs-line-height-body);
          pointer-events: none;
        }

        &[data-placeholder]:has(> :disabled)::before {
          color: var(--qs-color-text-disabled);
        }

        @media (pointer: coarse) {
          &[data-placeholder]::before {
            font-size: var(--qs-font-size-16);
          }
        }
      }
    }
  }
`;

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
