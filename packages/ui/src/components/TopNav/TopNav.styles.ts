import { styled } from 'styled-components';
import type { StyledElement } from '../../theme/StyledElement.ts';

export const SkipLink: StyledElement<'a'> = styled.a`
  position: fixed;
  inset-block-start: var(--qs-space-8);
  inset-inline-start: var(--qs-space-8);
  z-index: calc(var(--qs-z-bar) + 1);
  padding: var(--qs-space-8) var(--qs-space-16);
  border-radius: var(--qs-radius-control);
  background: var(--qs-color-text);
  color: var(--qs-color-surface);
  font-weight: var(--qs-font-weight-medium);

  &:not(:focus) {
    transform: translateY(-200%);
  }
`;

/** Under the open panel and above the page. A click on it closes the panel. */
export const ClickAway: StyledElement<'div'> = styled.div`
  position: fixed;
  inset: 0;
  z-index: var(--qs-z-click-away);
`;

export const Bar: StyledElement<'nav'> = styled.nav`
  position: fixed;
  inset-block-start: 0;
  inset-inline: 0;
  z-index: var(--qs-z-bar);
  display: flex;
  align-items: center;
  gap: var(--qs-space-8);
  block-size: var(--qs-size-bar);
  /* The logo, which begins 2 px inside its box, is above the page's start edge. The tools keep to the window's end. */
  padding-inline: calc(max(0px, (100% - var(--qs-size-page-max)) / 2) + var(--qs-space-24) - 2px)
    var(--qs-space-16);
  background: var(--qs-color-surface-raised);
  box-shadow: 0 1px 0 var(--qs-color-border);

  @media (forced-colors: active) {
    border-block-end: 1px solid CanvasText;
  }
`;

export const HomeLink: StyledElement<'a'> = styled.a`
  display: inline-flex;
  align-items: center;
  min-block-size: var(--qs-size-control);
  border-radius: var(--qs-radius-control);
  text-decoration: none;
`;

/** In the wide layout the rest of the bar. In the short layout a sheet from the start edge, with the tools on top. */
export const Sheet: StyledElement<'div'> = styled.div`
  display: flex;
  flex: 1 1 auto;
  gap: var(--qs-space-8);
  align-items: center;
  min-inline-size: 0;
  margin-inline-start: var(--qs-space-16);
`;

/** The tools, on top of the short layout's sheet, and the account menus, at the end of the bar. */
export const Cluster: StyledElement<'div'> = styled.div`
  display: flex;
  flex: none;
  flex-wrap: wrap;
  gap: var(--qs-space-4);
  align-items: center;

  /* These panels align with their trigger's end. The items' panels are positioned by the bar, which does not clip. */
  & > div {
    position: relative;
  }
`;
