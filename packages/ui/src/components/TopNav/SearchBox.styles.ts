import { styled } from 'styled-components';
import type { StyledElement } from '../../theme/StyledElement.ts';

/** As wide as the box can get, so that nothing moves when it widens. */
export const SearchForm: StyledElement<'form'> = styled.form`
  position: relative;
  display: flex;
  justify-content: flex-end;
  inline-size: var(--qs-size-search-wide);
  max-inline-size: 100%;

  & > svg {
    /* Drawn beside the field's first letter, wherever the field now begins. */
    order: -1;
    align-self: center;
    margin-inline-end: -28px;
    translate: 0 0;
    z-index: 1;
    color: var(--qs-color-text-quiet);
    pointer-events: none;
  }
`;

export const SearchField: StyledElement<'input'> = styled.input`
  inline-size: var(--qs-size-search);
  max-inline-size: 100%;
  block-size: var(--qs-size-control);
  padding-block: 0;
  padding-inline: 36px var(--qs-space-8);
  border: 1px solid var(--qs-color-border-strong);
  border-radius: var(--qs-radius-control);
  background: var(--qs-color-surface-raised);
  font-size: var(--qs-font-size-14);
  appearance: none;

  &::placeholder {
    color: var(--qs-color-text-quiet);
    opacity: 1;
  }

  &:focus::placeholder {
    color: transparent;
  }

  &:focus,
  &:not(:placeholder-shown) {
    inline-size: var(--qs-size-search-wide);
  }

  &:focus {
    border-color: var(--qs-color-focus);
    outline: 1px solid var(--qs-color-focus);
    outline-offset: 0;
  }
`;
