import { styled } from 'styled-components';
import type { StyledElement } from '../../theme/StyledElement.ts';
import { controlStyles } from '../Field/control.styles.ts';

export const TextInput: StyledElement<'input'> = styled.input`
  ${controlStyles}

  &[inputmode='numeric'],
  &[inputmode='decimal'] {
    font-variant-numeric: tabular-nums;
  }

  svg + & {
    padding-inline-start: calc(var(--qs-space-12) + var(--qs-space-16) + var(--qs-space-8));
  }

  /* The browser's own clear button uses the browser's blue. */
  &::-webkit-search-cancel-button {
    inline-size: var(--qs-space-12);
    block-size: var(--qs-space-12);
    margin-inline-start: var(--qs-space-8);
    appearance: none;
    background:
      linear-gradient(45deg, transparent 46%, var(--qs-color-text-quiet) 46% 54%, transparent 54%),
      linear-gradient(-45deg, transparent 46%, var(--qs-color-text-quiet) 46% 54%, transparent 54%);
    cursor: pointer;
    /* Forced colours do not recolour gradients. The token is a system colour there. */
    forced-color-adjust: none;
  }

  &:autofill {
    box-shadow: inset 0 0 0 100vmax var(--qs-color-info-surface);
    -webkit-text-fill-color: var(--qs-color-text);
  }
`;

export const LeadingIcon: StyledElement<'svg'> = styled.svg`
  position: absolute;
  inset-block: 0;
  inset-inline-start: var(--qs-space-12);
  margin-block: auto;
  color: var(--qs-color-text-quiet);
  pointer-events: none;

  @media (forced-colors: active) {
    color: CanvasText;
  }

  :has(> :disabled) > & {
    color: inherit;
  }
`;

export const Suffix: StyledElement<'span'> = styled.span`
  flex: none;
  align-self: center;
  max-inline-size: 50%;
  padding-block: var(--qs-space-4);
  padding-inline-end: var(--qs-space-12);
  color: var(--qs-color-text-quiet);
  font-size: var(--qs-font-size-14);
  line-height: var(--qs-line-height-body);
  overflow-wrap: anywhere;
  cursor: text;

  input:disabled + & {
    cursor: not-allowed;
  }
`;
