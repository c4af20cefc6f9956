import { styled } from 'styled-components';
import type { StyledElement } from '../../theme/StyledElement.ts';

export const SortableRoot: StyledElement<'div'> = styled.div`
  min-inline-size: 0;
`;

export const ItemRows: StyledElement<'ol'> = styled.ol`
  margin: 0;
  padding: 0;
  border: 1px solid var(--qs-color-border);
  border-radius: var(--qs-radius-card);
  background: var(--qs-color-surface-raised);
  list-style: none;

  &:empty {
    display: none;
  }
`;

export const ItemRoot: StyledElement<'li'> = styled.li`
  position: relative;
  display: flex;
  align-items: center;
  gap: var(--qs-space-8);
  min-block-size: calc(var(--qs-size-control-touch) + var(--qs-space-4));
  padding: var(--qs-space-4) var(--qs-space-8);
  overflow-wrap: anywhere;

  &:not(:last-child) {
    border-block-end: 1px solid var(--qs-color-border);
  }

  &:focus-visible {
    outline-offset: -2px;
    border-radius: var(--qs-radius-card);
  }

  &[data-state='dragged'] {
    background: var(--qs-color-surface-pressed);
    outline: 1px dashed var(--qs-color-border-strong);
    outline-offset: -4px;
  }

  /* The place where the dragged item would land. */
  &[data-drop]::after {
    content: '';
    position: absolute;
    inset-inline: 0;
    inset-block: -2px auto;
    border-block-start: 3px solid var(--qs-color-accent-strong);
    pointer-events: none;
  }

  &[data-drop='after']::after {
    inset-block: auto -2px;
  }
`;

/** The handle by which the pointer drags an item. The buttons do the same for all other users. */
export const ItemHandle: StyledElement<'span'> = styled.span`
  display: grid;
  place-items: center;
  flex: none;
  align-self: stretch;
  inline-size: var(--qs-size-target);
  min-block-size: var(--qs-size-control);
  color: var(--qs-color-text-quiet);
  cursor: grab;
  touch-action: none;
  user-select: none;

  [data-state='dragged'] > & {
    cursor: grabbing;
  }

  [data-state='locked'] > &,
  [data-state='disabled'] > * > * > & {
    cursor: not-allowed;
  }

  [data-state='disabled'] > * > * > & {
    color: var(--qs-color-text-disabled);
  }

  @media print {
    display: none;
  }
`;

export const ItemContent: StyledElement<'div'> = styled.div`
  flex: 1;
  min-inline-size: 0;
  padding-block: var(--qs-space-8);
  padding-inline-start: var(--qs-space-4);
`;

export const ItemReason: StyledElement<'div'> = styled.div`
  color: var(--qs-color-text-quiet);
  font-size: var(--qs-font-size-12);
`;

export const ItemMoves: StyledElement<'div'> = styled.div`
  display: flex;
  flex: none;

  /* The first item has no way up and the last none down: no arrow, unless it was just pressed. */
  [data-state='ready'] > * > * > & > [aria-disabled='true']:not(:focus) {
    opacity: 0;
  }
`;
