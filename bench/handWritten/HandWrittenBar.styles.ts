import { css, styled } from 'styled-components';

/** The bar of one product as a careful team would write it: one styled component per part, over the same tokens. */

const short = '(width < 1367px)';

export const Header = styled.header`
  block-size: var(--qs-size-bar);

  @media print {
    display: none;
  }
`;

export const SkipLink = styled.a`
  position: fixed;
  inset-block-start: var(--qs-space-8);
  inset-inline-start: var(--qs-space-8);
  z-index: calc(var(--qs-z-bar) + 1);
  padding: var(--qs-space-8) var(--qs-space-16);
  border-radius: var(--qs-radius-control);
  background: var(--qs-color-text);
  color: var(--qs-color-surface);

  &:not(:focus) {
    transform: translateY(-200%);
  }
`;

export const Overlay = styled.div`
  position: fixed;
  inset: 0;
  z-index: var(--qs-z-click-away);
`;

export const Nav = styled.nav`
  position: fixed;
  inset-block-start: 0;
  inset-inline: 0;
  z-index: var(--qs-z-bar);
  display: flex;
  align-items: center;
  gap: var(--qs-space-8);
  block-size: var(--qs-size-bar);
  padding-inline: var(--qs-space-24) var(--qs-space-16);
  background: var(--qs-color-surface-raised);
  box-shadow: 0 1px 0 var(--qs-color-border);
`;

const control = css`
  position: relative;
  display: inline-flex;
  align-items: center;
  gap: var(--qs-space-4);
  min-block-size: var(--qs-size-control);
  padding: var(--qs-space-4) var(--qs-space-8);
  border: 0;
  border-radius: var(--qs-radius-control);
  background: transparent;
  color: var(--qs-color-text);
  font: var(--qs-font-weight-medium) var(--qs-font-size-14) / var(--qs-line-height-tight)
    var(--qs-font-family-sans);
  text-decoration: none;
  white-space: nowrap;
  cursor: pointer;
  transition: background-color var(--qs-duration-hand) var(--qs-ease-out);

  &:hover {
    background: var(--qs-color-surface-hover);
  }

  &:active,
  &[aria-expanded='true'] {
    background: var(--qs-color-surface-pressed);
  }

  &[aria-current='page']::after {
    content: '';
    position: absolute;
    inset-inline: var(--qs-space-8);
    inset-block-end: -8px;
    border-block-end: 2px solid var(--qs-color-accent);
  }

  @media ${short} {
    nav ul & {
      inline-size: 100%;
      min-block-size: var(--qs-size-control-touch);
      white-space: normal;
    }
  }
`;

export const Hamburger = styled.button`
  ${control}

  @media not all and ${short} {
    display: none;
  }
`;

export const Home = styled.a`
  display: inline-flex;
  align-items: center;
  gap: var(--qs-space-8);
  min-block-size: var(--qs-size-control);
  color: var(--qs-color-text);
  font-weight: var(--qs-font-weight-strong);
  text-decoration: none;
`;

export const Sheet = styled.div`
  display: flex;
  flex: 1 1 0;
  gap: var(--qs-space-8);
  align-items: center;
  min-inline-size: 0;

  @media ${short} {
    position: fixed;
    inset-block: var(--qs-size-bar) 0;
    inset-inline: 0 auto;
    flex-direction: column;
    align-items: stretch;
    inline-size: min(360px, calc(100vi - var(--qs-space-48)));
    overflow-y: auto;
    background: var(--qs-color-surface-raised);
    box-shadow: var(--qs-shadow-overlay);

    &[data-state='closed'] {
      visibility: hidden;
    }
  }
`;

export const Items = styled.ul`
  display: flex;
  flex: 1 1 0;
  gap: var(--qs-space-8);
  margin: 0;
  padding: 0;
  list-style: none;

  @media ${short} {
    display: block;
    flex: none;
  }
`;

export const Item = styled.li`
  position: relative;
`;

export const ItemLink = styled.a`
  ${control}
`;

export const ItemButton = styled.button`
  ${control}
`;

export const Svg = styled.svg`
  flex: none;
  fill: none;
  stroke: currentColor;
  stroke-width: 1.5;
`;

export const Tools = styled.div`
  display: flex;
  flex: none;
  gap: var(--qs-space-4);
  align-items: center;

  @media ${short} {
    order: -1;
  }
`;

export const SearchForm = styled.form`
  position: relative;
  display: flex;
  justify-content: flex-end;
  inline-size: var(--qs-size-search-wide);
`;

export const SearchFrame = styled.span`
  position: relative;

  & > svg {
    position: absolute;
    inset-block-start: 10px;
    inset-inline-start: 10px;
  }
`;

export const SearchInput = styled.input`
  inline-size: var(--qs-size-search);
  block-size: var(--qs-size-control);
  padding-inline: 34px var(--qs-space-8);
  border: 1px solid var(--qs-color-border-strong);
  border-radius: var(--qs-radius-control);
  background: var(--qs-color-surface-raised);

  &:focus::placeholder {
    color: transparent;
  }

  &:focus,
  &:not(:placeholder-shown) {
    inline-size: var(--qs-size-search-wide);
  }
`;

export const Account = styled.div`
  display: flex;
  gap: var(--qs-space-4);
`;

export const Place = styled.div`
  position: relative;
`;
