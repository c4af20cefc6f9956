import { styled } from 'styled-components';
import type { StyledElement } from '../../../theme/StyledElement.ts';

/**
 * As wide as the search box can get, so that nothing moves when it widens. The frame inside holds the icon and the
 * input.
 */
export const SearchForm: StyledElement<'form'> = styled.form`
  display: flex;
  justify-content: flex-end;
  inline-size: var(--qs-size-search-wide);
  max-inline-size: 100%;

  & > span {
    position: relative;
    max-inline-size: 100%;
  }

  & svg {
    position: absolute;
    inset-block-start: calc((var(--qs-size-control) - 16px) / 2);
    inset-inline-start: 10px;
    color: var(--qs-color-text-quiet);
    pointer-events: none;
  }

  & input {
    inline-size: var(--qs-size-search);
    max-inline-size: 100%;
    block-size: var(--qs-size-control);
    padding-block: 0;
    padding-inline: 34px var(--qs-space-8);
    border: 1px solid var(--qs-color-border-strong);
    border-radius: var(--qs-radius-control);
    background: var(--qs-color-surface-raised);
    font-size: var(--qs-font-size-14);
    text-overflow: ellipsis;
    appearance: none;
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
    outline: 1px solid var(--qs-color-focus);
    outline-offset: 0;
  }
`;
