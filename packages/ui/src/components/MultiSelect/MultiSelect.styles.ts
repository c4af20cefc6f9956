import { styled } from 'styled-components';
import type { StyledElement } from '../../theme/StyledElement.ts';
import { removableChip } from '../../theme/removableChip.ts';
import { controlStyles } from '../Field/control.styles.ts';

/** The chips and the input. They wrap, and scroll when there are many. */
export const Values: StyledElement<'div'> = styled.div`
  display: flex;
  flex: 1;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--qs-space-4);
  min-inline-size: 0;
  max-block-size: 9rem;
  padding: 3px var(--qs-space-4);
  overflow: hidden auto;
  overscroll-behavior: contain;
  cursor: text;

  :has(> & input:disabled) & {
    cursor: not-allowed;
  }
`;

export const ChipList: StyledElement<'ul'> = styled.ul`
  display: contents;
  list-style: none;

  & > li {
    display: flex;
    min-inline-size: 0;
    max-inline-size: 100%;
  }
`;

export const Chip: StyledElement<'button'> = styled.button`
  ${removableChip}

  [data-size='compact'] & {
    min-block-size: var(--qs-size-target);
  }

  /* In a control each value keeps to one line. */
  & > span {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  /* Inside the control, which clips its content. */
  &:focus-visible {
    outline-offset: -1px;
  }

  &:disabled {
    color: inherit;
    cursor: inherit;
  }
`;

/** It takes the rest of the last line. */
export const ValuesInput: StyledElement<'input'> = styled.input`
  ${controlStyles}
  flex: 1 1 6rem;
  inline-size: 6rem;
  min-inline-size: 2rem;
  min-block-size: 28px;
  padding: 0 var(--qs-space-8);

  /* As wide as its text, so that an empty one needs no line of its own. */
  @supports (field-sizing: content) {
    flex-basis: auto;
    field-sizing: content;
    inline-size: auto;
    max-inline-size: 100%;
  }

  /* Empty and without the focus, it needs no line of its own below chips that fill theirs. */
  ul + &[data-state='empty']:not(:focus) {
    flex-basis: 0;
    inline-size: 0;
    min-inline-size: 0;
    margin-inline-start: calc(-1 * var(--qs-space-4));
    padding-inline: 0;
  }

  [data-size='compact'] & {
    min-block-size: var(--qs-size-target);
  }
`;

/** Above the options: how many are selected, and the button for all. */
export const PanelHeader: StyledElement<'div'> = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 var(--qs-space-8);
  min-block-size: var(--qs-size-control);
  padding-block: var(--qs-space-4);
  padding-inline: var(--qs-space-12) var(--qs-space-4);
  border-block-end: 1px solid var(--qs-color-border);
  color: var(--qs-color-text-quiet);
  font: var(--qs-font-weight-regular) var(--qs-font-size-12) / var(--qs-line-height-body)
    var(--qs-font-family-sans);
  font-variant-numeric: tabular-nums;
`;
