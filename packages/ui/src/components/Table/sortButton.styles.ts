import { css, type RuleSet } from 'styled-components';

/** The button in a sortable column's header, in both layouts. */
export const sortButton: RuleSet = css`
  display: inline-flex;
  align-items: center;
  gap: var(--qs-space-4);
  min-block-size: var(--qs-size-target);
  padding: var(--qs-space-4) calc(var(--qs-space-8) - 1px);
  border: 1px solid transparent;
  border-radius: var(--qs-radius-control);
  background: transparent;
  color: inherit;
  font: inherit;
  text-align: inherit;
  overflow-wrap: anywhere;
  cursor: pointer;
  transition: background-color var(--qs-duration-hand) var(--qs-ease-out);

  &:hover {
    background: var(--qs-color-surface-hover);
    color: var(--qs-color-text);
  }

  &:active {
    background: var(--qs-color-surface-pressed);
  }

  & > svg {
    color: var(--qs-color-border-strong);
  }

  @media (pointer: coarse) {
    min-block-size: var(--qs-size-control-touch);
  }
`;
