import { styled } from 'styled-components';
import type { StyledElement } from '../../theme/StyledElement.ts';

export const DropRoot: StyledElement<'div'> = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  min-inline-size: 0;
`;

/** Decoration under the native control, which covers it. */
export const DropZone: StyledElement<'div'> = styled.div`
  position: relative;
  display: grid;
  justify-items: center;
  gap: var(--qs-space-4);
  padding: var(--qs-space-24) var(--qs-space-16);
  border: 1px dashed var(--qs-color-border-strong);
  border-radius: var(--qs-radius-card);
  background: var(--qs-color-surface-raised);
  color: var(--qs-color-text);
  text-align: center;
  overflow-wrap: anywhere;
  transition: background-color var(--qs-duration-hand) var(--qs-ease-out);

  & > * {
    min-inline-size: 0;
    max-inline-size: 100%;
  }

  & > svg {
    color: var(--qs-color-text-quiet);
  }

  &:has(> :enabled:hover) {
    border-color: var(--qs-color-text-quiet);
    background: var(--qs-color-surface-hover);
  }

  &:has(> [aria-invalid]:not([aria-invalid='false'])) {
    border-color: var(--qs-color-critical-fill);
  }

  &:has(> :focus-visible) {
    outline: var(--qs-size-focus) solid var(--qs-color-focus);
    outline-offset: 2px;
  }

  &[data-state='over'] {
    border-style: solid;
    border-color: var(--qs-color-text);
    background: var(--qs-color-surface-hover);
  }

  &[data-state='disabled'] {
    border-color: var(--qs-color-border);
    background: var(--qs-color-surface-sunken);
  }

  /* The limits keep their colour, because they are text and not the control. */
  &[data-state='disabled'] > :is(label, svg) {
    color: var(--qs-color-text-disabled);
  }

  @media (forced-colors: active) {
    &:has(> [aria-invalid]:not([aria-invalid='false'])) {
      border: 2px dashed CanvasText;
    }

    &[data-state='over'] {
      border: 2px solid Highlight;
    }

    &[data-state='disabled'] {
      border-color: GrayText;
    }
  }
`;

/** The native control: transparent, over the whole zone, so that the browser opens its dialog wherever it is pressed. */
export const DropInput: StyledElement<'input'> = styled.input`
  position: absolute;
  inset: 0;
  inline-size: 100%;
  block-size: 100%;
  margin: 0;
  opacity: 0;
  cursor: pointer;

  &::file-selector-button {
    cursor: pointer;
  }

  &:disabled {
    cursor: not-allowed;
  }
`;

export const DropPrompt: StyledElement<'label'> = styled.label`
  font-weight: var(--qs-font-weight-medium);
`;

export const DropLimits: StyledElement<'span'> = styled.span`
  color: var(--qs-color-text-quiet);
  font-size: var(--qs-font-size-12);
  text-wrap: balance;
`;

export const RejectionList: StyledElement<'div'> = styled.div`
  display: grid;
  gap: var(--qs-space-4);
  min-inline-size: 0;

  &:not(:empty) {
    margin-block-start: var(--qs-space-8);
  }
`;
