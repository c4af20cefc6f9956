import { styled } from 'styled-components';
import type { StyledElement } from '../../theme/StyledElement.ts';

export const TileRoot: StyledElement<'li'> = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: auto 1fr;
  align-content: start;
  row-gap: var(--qs-space-4);
  min-inline-size: 0;
  padding: var(--qs-space-24) var(--qs-space-16);
  border: 1px solid var(--qs-color-border);
  border-radius: var(--qs-radius-card);
  background: var(--qs-color-surface-raised);
  transition:
    border-color var(--qs-duration-hand) var(--qs-ease-out),
    background-color var(--qs-duration-hand) var(--qs-ease-out);

  &:hover {
    border-color: var(--qs-color-border-strong);
    box-shadow: var(--qs-shadow-raised);
  }

  &:active {
    background: var(--qs-color-surface-hover);
  }

  &:has(a:focus-visible) {
    outline: var(--qs-size-focus) solid var(--qs-color-focus);
    outline-offset: 2px;
  }

  & > svg {
    margin-block-start: 1px;
    margin-inline-end: var(--qs-space-12);
    color: var(--qs-color-text-quiet);
  }

  &:hover > svg {
    color: var(--qs-color-text);
  }
`;

export const TileTitle: StyledElement<'h2'> = styled.h2`
  grid-column: 2;
  margin: 0;
  font-size: var(--qs-font-size-16);
  overflow-wrap: anywhere;
`;

export const TileLink: StyledElement<'a'> = styled.a`
  color: inherit;
  text-decoration: none;

  /* The whole card reacts to its one link, and shows its focus. */
  &::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: inherit;
  }

  &:focus-visible {
    outline: none;
  }

  & > svg {
    display: inline-block;
    margin-inline-start: var(--qs-space-4);
    vertical-align: -2px;
    color: var(--qs-color-text-quiet);
  }
`;

export const TileText: StyledElement<'p'> = styled.p`
  grid-column: 2;
  margin: 0;
  color: var(--qs-color-text-quiet);
  overflow-wrap: anywhere;
  text-wrap: pretty;
`;
