import { css, styled, type RuleSet } from 'styled-components';
import { selectedSurface } from '../../theme/selectedSurface.ts';
import type { StyledElement } from '../../theme/StyledElement.ts';

export const ListRoot: StyledElement<'div'> = styled.div`
  min-block-size: 0;
  padding: var(--qs-space-4);
  overflow: hidden auto;
  overscroll-behavior: contain;
  scroll-padding-block: var(--qs-space-4);

  &:empty {
    display: none;
  }

  /* The previous options, while others load. */
  &[aria-busy='true'] {
    color: var(--qs-color-text-quiet);
  }
`;

export const GroupHeading: StyledElement<'div'> = styled.div`
  padding: var(--qs-space-8) var(--qs-space-8) var(--qs-space-4);
  color: var(--qs-color-text-quiet);
  font: var(--qs-font-weight-medium) var(--qs-font-size-12) / var(--qs-line-height-body)
    var(--qs-font-family-sans);
  overflow-wrap: anywhere;

  [role='group'] + [role='group'] > & {
    margin-block-start: var(--qs-space-4);
    border-block-start: 1px solid var(--qs-color-border);
  }
`;

/** A row that can be active, selected and disabled. */
export const optionStyles: RuleSet = css`
  display: flex;
  align-items: flex-start;
  gap: var(--qs-space-8);
  min-block-size: var(--qs-size-control);
  padding: var(--qs-space-8);
  border-radius: var(--qs-radius-control);
  font: var(--qs-font-weight-regular) var(--qs-font-size-14) / var(--qs-line-height-body)
    var(--qs-font-family-sans);
  overflow-wrap: anywhere;
  cursor: pointer;

  & > svg {
    flex: none;
    margin-block-start: calc((1lh - var(--qs-space-16)) / 2);
    color: var(--qs-color-text-quiet);
  }

  &[data-active] {
    background: var(--qs-color-surface-hover);
  }

  &[data-active]:active:not([aria-disabled='true']) {
    background: var(--qs-color-surface-pressed);
  }

  /* It stays the selected one while it is active, which a line says. */
  &[aria-selected='true']:not([aria-disabled='true'], :active) {
    ${selectedSurface}
  }

  &[aria-selected='true'][data-active='pointer'] {
    outline: 1px solid var(--qs-color-border-strong);
    outline-offset: -1px;
  }

  /* The virtual focus, drawn as the real one. Inside, so that the list does not clip it. */
  &[data-active='keyboard'] {
    outline: var(--qs-size-focus) solid var(--qs-color-focus);
    outline-offset: calc(-1 * var(--qs-size-focus));
  }

  &[aria-disabled='true'],
  &[aria-disabled='true'] small {
    color: var(--qs-color-text-disabled);
    cursor: not-allowed;
  }

  @media (pointer: coarse) {
    min-block-size: var(--qs-size-control-touch);
    padding-block: var(--qs-space-12);
  }

  @media (forced-colors: active) {
    /* The fill of the active option is the page colour there. */
    &[data-active='pointer'] {
      outline: 1px solid CanvasText;
      outline-offset: -1px;
    }
  }
`;

export const OptionRow: StyledElement<'div'> = styled.div`
  ${optionStyles}
`;

export const OptionText: StyledElement<'span'> = styled.span`
  flex: 1;
  min-inline-size: 0;

  & > small {
    display: block;
    color: var(--qs-color-text-quiet);
    font-size: var(--qs-font-size-12);
    font-weight: var(--qs-font-weight-regular);
  }
`;

/** The box of an option of which several can be selected. It looks like a checkbox. */
export const OptionBox: StyledElement<'span'> = styled.span`
  display: grid;
  place-items: center;
  flex: none;
  inline-size: var(--qs-space-16);
  block-size: var(--qs-space-16);
  margin-block-start: calc((1lh - var(--qs-space-16)) / 2);
  border: 1px solid var(--qs-color-border-strong);
  border-radius: var(--qs-space-4);
  background: var(--qs-color-surface-raised);
  color: var(--qs-color-on-accent);

  & > svg {
    visibility: hidden;
    stroke-width: 2.5;
  }

  [aria-selected='true'] > & {
    border-color: var(--qs-color-accent-strong);
    background: var(--qs-color-accent);
  }

  [aria-selected='true'] > & > svg {
    visibility: visible;
  }

  [aria-disabled='true'] > & {
    border-color: var(--qs-color-border);
    background: var(--qs-color-surface-sunken);
    color: var(--qs-color-text-disabled);
  }

  @media (forced-colors: active) {
    forced-color-adjust: none;
  }
`;
