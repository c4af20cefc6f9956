import { styled } from 'styled-components';
import type { StyledElement } from '../../../theme/StyledElement.ts';

/** As wide as the box at rest. The wide box covers the items before it, so that nothing moves and no space is empty. */
export const SearchForm: StyledElement<'form'> = styled.form`
  position: relative;
  inline-size: var(--qs-size-search);
  block-size: var(--qs-size-control);

  & > span {
    position: absolute;
    inset-block: 0;
    inset-inline-end: 0;
  }

  & svg {
    position: absolute;
    inset-block: 0;
    inset-inline-start: 10px;
    margin-block: auto;
    color: var(--qs-color-text-quiet);
    pointer-events: none;
  }

  & input {
    inline-size: var(--qs-size-search);
    block-size: var(--qs-size-control);
    padding-block: 0;
    padding-inline: 34px var(--qs-space-8);
    border: 1px solid var(--qs-color-border);
    border-radius: var(--qs-radius-control);
    background: var(--qs-color-surface-sunken);
    font-size: var(--qs-font-size-14);
    text-overflow: ellipsis;
    appearance: none;
  }

  & input:hover {
    border-color: var(--qs-color-border-strong);
  }

  & ::-webkit-search-cancel-button {
    display: none;
  }

  & ::placeholder {
    color: var(--qs-color-text-quiet);
    opacity: 1;
  }

  & :focus::placeholder {
    color: transparent;
  }

  & input:focus,
  & input:not(:placeholder-shown) {
    inline-size: var(--qs-size-search-wide);
  }

  & input:focus {
    border-color: var(--qs-color-focus);
    background: var(--qs-color-surface-raised);
    outline: 1px solid var(--qs-color-focus);
    outline-offset: 0;
  }
`;
