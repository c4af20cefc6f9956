import { css, type RuleSet } from 'styled-components';

/** A selected value: its words and a cross. The whole chip is the button that removes it. */
export const removableChip: RuleSet = css`
  display: inline-flex;
  align-items: center;
  gap: var(--qs-space-4);
  min-inline-size: 0;
  max-inline-size: 100%;
  min-block-size: 28px;
  padding-block: 0;
  padding-inline: var(--qs-space-8) var(--qs-space-4);
  border: 1px solid var(--qs-color-border);
  border-radius: var(--qs-space-4);
  background: var(--qs-color-surface-sunken);
  color: var(--qs-color-text);
  font: var(--qs-font-weight-regular) var(--qs-font-size-14) / var(--qs-line-height-tight)
    var(--qs-font-family-sans);
  text-align: start;
  overflow-wrap: anywhere;
  cursor: pointer;
  transition: background-color var(--qs-duration-hand) var(--qs-ease-out);

  & > span {
    min-inline-size: 0;
    padding-block: 2px;
  }

  & > svg {
    flex: none;
    color: var(--qs-color-text-quiet);
  }

  &:hover:enabled {
    border-color: var(--qs-color-border-strong);
    background: var(--qs-color-surface-hover);
  }

  &:hover:enabled > svg {
    color: var(--qs-color-text);
  }

  &:active:enabled {
    background: var(--qs-color-surface-pressed);
  }

  @media (pointer: coarse) {
    min-block-size: 36px;
  }
`;
